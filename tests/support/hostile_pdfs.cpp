#include "tests/support/hostile_files.h"

#include <cstdio>

namespace nexus::test {

namespace {

using PdfObjects = std::vector<std::string>; // each its body; the first is number 1 and the root

std::string pdfStream(const std::string& entries, const std::string& bytes)
{
    return "<< " + entries + " /Length " + std::to_string(bytes.size()) + " >>\nstream\n" + bytes + "\nendstream";
}

std::string pdfOf(const PdfObjects& objects, const std::string& trailer = "")
{
    std::string out = "%PDF-1.7\n", table = "xref\n0 " + std::to_string(objects.size() + 1) + "\n0000000000 65535 f \n";
    char line[32];
    for (std::size_t i = 0; i < objects.size(); ++i) {
        std::snprintf(line, sizeof line, "%010zu 00000 n \n", out.size());
        table += line;
        out += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const auto start = std::to_string(out.size());
    return out + table + "trailer\n<< /Size " + std::to_string(objects.size() + 1) + " /Root 1 0 R " + trailer +
           " >>\nstartxref\n" + start + "\n%%EOF\n";
}

const char* const catalogObject = "<< /Type /Catalog /Pages 2 0 R >>";

std::string pagesObject(const std::string& kids, std::size_t count)
{
    return "<< /Type /Pages /Kids [" + kids + "] /Count " + std::to_string(count) + " >>";
}

std::string hexString(const std::string& text)
{
    std::string out = "<";
    char two[3];
    for (const char c : text) {
        std::snprintf(two, sizeof two, "%02x", static_cast<unsigned char>(c));
        out += two;
    }
    return out + ">";
}

std::string notedPage(const std::string& notes)
{
    return "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /NexusDeck << " + notes + " >> >>";
}

std::string notesPdf(const std::string& deck, const std::string& code, const std::string& checksum)
{
    return pdfOf({catalogObject, pagesObject("3 0 R", 1),
        notedPage("/Deck " + hexString(deck) + " /Code " + hexString(code) + " /Checksum " + hexString(checksum))});
}

std::string deepPages(std::size_t depth)
{
    PdfObjects objects{catalogObject};
    for (std::size_t i = 0; i < depth; ++i)
        objects.push_back(pagesObject(std::to_string(i + 3) + " 0 R", 1));
    objects.push_back(notedPage(""));
    return pdfOf(objects);
}

// Rows of a PNG predictor that unpack to far more than they are.
std::string bombOf(const std::string& filters, std::size_t megabytes, int times)
{
    auto bytes = deflatedRun("", megabytes << 20U, '\0');
    for (int i = 1; i < times; ++i)
        bytes = deflated(bytes);
    return pdfOf({catalogObject, "4 0 R", "<< >>", pdfStream(filters, bytes)});
}

std::string objectStreamPdf(const std::string& entries, const std::string& bytes)
{
    // A cross-reference stream that says that the pages lie in the object stream 3.
    std::string out = "%PDF-1.7\n";
    const auto one = out.size();
    out += std::string("1 0 obj\n") + catalogObject + "\nendobj\n";
    const auto three = out.size();
    out += "3 0 obj\n" + pdfStream("/Type /ObjStm " + entries, bytes) + "\nendobj\n";
    const auto four = out.size();
    std::string rows;
    const auto row = [&](int type, std::size_t a, int b) {
        rows += static_cast<char>(type);
        rows += static_cast<char>(a >> 24U);
        rows += static_cast<char>(a >> 16U);
        rows += static_cast<char>(a >> 8U);
        rows += static_cast<char>(a);
        rows += static_cast<char>(b);
    };
    row(0, 0, 0);
    row(1, one, 0);
    row(2, 3, 0);
    row(1, three, 0);
    row(1, four, 0);
    out += "4 0 obj\n" + pdfStream("/Type /XRef /Size 5 /W [1 4 1] /Root 1 0 R", rows) + "\nendobj\n";
    return out + "startxref\n" + std::to_string(four) + "\n%%EOF\n";
}

std::string crossReference(const std::string& entries, const std::string& rows)
{
    std::string out = "%PDF-1.7\n";
    const auto at = out.size();
    out += "1 0 obj\n" + pdfStream("/Type /XRef /Root 1 0 R " + entries, rows) + "\nendobj\n";
    return out + "startxref\n" + std::to_string(at) + "\n%%EOF\n";
}

std::string manyPages(std::size_t count, const std::string& page)
{
    PdfObjects objects{catalogObject, pagesObject(numbered("@ 0 R ", 0), count)};
    std::string kids;
    for (std::size_t i = 0; i < count; ++i)
        kids += std::to_string(i + 3) + " 0 R ";
    objects[1] = pagesObject(kids, count);
    objects.insert(objects.end(), count, page);
    return pdfOf(objects);
}

std::string replacedIn(std::string text, const std::string& from, const std::string& to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

} // namespace

void addHostilePdfs(HostileFiles& files)
{
    const auto add = [&](const std::string& name, std::function<std::string()> bytes, std::string said = {}) {
        files.push_back({HostileKind::Deck, "pdf-" + name + ".pdf", std::move(bytes), std::move(said)});
    };
    for (const auto& [name, text] : forgingTexts()) {
        add("deck-" + name, [text = text] { return notesPdf(text, illegalCode(), "ABCD-EFGH-IJKL-MNOP"); });
        add("code-" + name, [text = text] { return notesPdf("Deck", "QN1-" + text, ""); });
        add("checksum-" + name, [text = text] { return notesPdf("Deck", illegalCode(), text); });
        add("no-code-" + name, [text = text] { return notesPdf(text, "", text); });
    }
    for (const std::size_t depth : {100U, 500U, 5'000U, 22'000U})
        add("deep-" + std::to_string(depth), [depth] { return deepPages(depth); });
    add("cyclic", [] { return pdfOf({catalogObject, pagesObject("3 0 R", 1), pagesObject("2 0 R", 1)}); });
    add("own-child", [] { return pdfOf({catalogObject, pagesObject("2 0 R 2 0 R", 2)}); });
    add("root-is-page", [] { return pdfOf({"<< /Type /Catalog /Pages 1 0 R /Kids [1 0 R] >>"}); });
    add("kids-of-nothing", [] { return pdfOf({catalogObject, pagesObject(numbered("# 0 R ", 100'000), 100'000)}); });
    add("kids-alike", [] {
        return pdfOf({catalogObject, pagesObject(repeated("3 0 R ", 100'000), 100'000), notedPage("")});
    });
    add(
        "kids-2001", [] { return manyPages(2001, notedPage("")); }, "2000 pages");
    add("kids-20000", [] { return manyPages(20'000, notedPage("/Deck (a)")); });
    add("lists-1900", [] { return manyPages(1900, notedPage("/Deck (a) /Code (b) /Checksum (c)")); });
    add("wide-and-deep", [] {
        PdfObjects objects{catalogObject};
        for (int i = 2; i < 32; ++i) // each twice the one below
            objects.push_back(pagesObject(std::to_string(i + 1) + " 0 R " + std::to_string(i + 1) + " 0 R", 2));
        objects.push_back(notedPage(""));
        return pdfOf(objects);
    });
    add("count-negative", [] { return pdfOf({catalogObject, "<< /Type /Pages /Kids [] /Count -1 >>"}); });
    add("count-huge", [] {
        return pdfOf({catalogObject, "<< /Type /Pages /Kids [3 0 R] /Count 9223372036854775808 >>"});
    });
    add("kids-no-list", [] { return pdfOf({catalogObject, "<< /Type /Pages /Kids (a) /Count 1 >>"}); });
    add("no-pages", [] { return pdfOf({"<< /Type /Catalog >>"}); });
    add("no-root", [] { return replacedIn(pdfOf({catalogObject}), "/Root 1 0 R", ""); });
    add("notes-no-texts", [] {
        return pdfOf({catalogObject, pagesObject("3 0 R", 1), notedPage("/Deck 1 /Code [1] /Checksum << >>")});
    });
    add("notes-100000", [] {
        return pdfOf({catalogObject, pagesObject("3 0 R", 1), notedPage(numbered("/K# (a) ", 100'000))});
    });
    add("notes-deep", [] {
        return pdfOf({catalogObject, pagesObject("3 0 R", 1), notedPage("/Deck " + std::string(200'000, '['))});
    });
    add("dictionaries-deep", [] { return pdfOf({catalogObject, repeated("<< /A ", 100'000)}); });
    add("reference-loop", [] { return pdfOf({"2 0 R", "3 0 R", "2 0 R"}); });
    add("string-unclosed", [] { return pdfOf({catalogObject, "(" + std::string(5'000'000, '(')}); });
    add("name-long", [] { return pdfOf({catalogObject, "/" + std::string(5'000'000, 'a')}); });
    add("escapes", [] {
        return pdfOf({catalogObject, pagesObject("3 0 R", 1), notedPage("/Deck (\\033[2J\\007\\233) /Code (QN1-)")});
    });

    const std::string plain = "/N 1 /First 4";
    const auto inside = [] { return "2 0 " + pagesObject("2 0 R", 1); };
    add("object-stream", [=] { return objectStreamPdf(plain, inside()); });
    add("object-stream-count", [=] { return objectStreamPdf("/N 2147483647 /First 4", inside()); });
    add("object-stream-negative", [=] { return objectStreamPdf("/N -5 /First -4", inside()); });
    add("object-stream-first", [=] { return objectStreamPdf("/N 1 /First 2147483647", inside()); });
    add("object-stream-itself", [=] { return objectStreamPdf("/N 1 /First 4 /Extends 3 0 R", "3 0 << >>"); });
    for (const std::size_t megabytes : {50U, 400U})
        add("object-stream-bomb-" + std::to_string(megabytes), [=] {
            return objectStreamPdf(plain + " /Filter /FlateDecode", deflatedRun(inside(), megabytes << 20U, ' '));
        });
    add("object-stream-twice", [=] {
        return objectStreamPdf(plain + " /Filter [/FlateDecode /FlateDecode]",
            deflated(deflatedRun(inside(), std::size_t(400) << 20U, ' ')));
    });
    add("object-stream-no-zip",
        [=] { return objectStreamPdf(plain + " /Filter /FlateDecode", std::string(100'000, 'x')); });
    for (const char* columns : {"1", "1000000", "2147483647", "-1", "99999999999999999999", "(a)"})
        for (const char* predictor : {"2", "12"})
            add(std::string("columns-") + (columns[0] == '(' ? "text" : columns) + "-" + predictor, [=] {
                return objectStreamPdf(plain + " /Filter /FlateDecode /DecodeParms << /Predictor " + predictor +
                                           " /Columns " + columns + " /Colors 4 /BitsPerComponent 8 >>",
                    deflated(std::string(1U << 20U, '\2')));
            });
    add("colours-many", [=] {
        return objectStreamPdf(plain +
                                   " /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 65536 /Colors 65536 "
                                   "/BitsPerComponent 16 >>",
            deflated(std::string(1U << 20U, '\2')));
    });
    add("filters-1000", [=] {
        return objectStreamPdf(
            plain + " /Filter [" + repeated("/ASCIIHexDecode ", 1000) + "]", std::string(100'000, '3'));
    });
    add("filters-nested", [=] {
        return objectStreamPdf(
            plain + " /Filter [" + repeated("/FlateDecode ", 50) + "]", deflated(std::string(1U << 20U, 'a')));
    });
    add("run-length",
        [=] { return objectStreamPdf(plain + " /Filter /RunLengthDecode", repeated("\x81 ", 2'000'000)); });
    add("lzw", [=] {
        return objectStreamPdf(
            plain + " /Filter /LZWDecode /DecodeParms << /EarlyChange 0 >>", std::string(5'000'000, '\x55'));
    });
    add("ascii-85", [=] { return objectStreamPdf(plain + " /Filter /ASCII85Decode", std::string(8'000'000, 'z')); });
    add("jpeg-filter",
        [=] { return objectStreamPdf(plain + " /Filter /DCTDecode", "\xff\xd8\xff\xe0" + std::string(9000, 'a')); });
    add("filter-unknown", [=] { return objectStreamPdf(plain + " /Filter /Crypt", inside()); });
    add("stream-of-pages", [] { return bombOf("/Filter /FlateDecode", 100, 1); });

    add("table-size", [] { return crossReference("/Size 2147483647 /W [1 4 1]", std::string(600, '\1')); });
    add("table-widths",
        [] { return crossReference("/Size 9 /W [2147483647 2147483647 2147483647]", std::string(600, '\1')); });
    add("table-widths-zero", [] { return crossReference("/Size 9 /W [0 0 0]", std::string(600, '\1')); });
    add("table-index",
        [] { return crossReference("/Size 9 /W [1 1 1] /Index [0 2147483647]", std::string(600, '\1')); });
    add("table-index-negative",
        [] { return crossReference("/Size 9 /W [1 1 1] /Index [-9 -9]", std::string(600, '\1')); });
    add("table-previous", [] { return crossReference("/Size 9 /W [1 1 1] /Prev 9", std::string(600, '\1')); });
    add("table-bomb", [] {
        return crossReference(
            "/Size 9 /W [1 1 1] /Filter /FlateDecode", deflatedRun("", std::size_t(400) << 20U, '\0'));
    });
    const auto small = [] { return notesPdf("Deck", illegalCode(), ""); };
    add("table-previous-itself", [=] {
        const auto start = small().find("xref\n");
        return pdfOf(
            {catalogObject, pagesObject("3 0 R", 1), notedPage("/Deck (a)")}, "/Prev " + std::to_string(start));
    });
    add("table-wrong", [=] { return replacedIn(small(), " 00000 n", " 00009 n"); });
    add("table-none", [=] { return small().substr(0, small().find("xref\n")); });
    add("table-many-objects", [] { return "%PDF-1.7\n" + numbered("# 0 obj\n<< >>\nendobj\n", 300'000); });
    add("table-many-starts", [] { return "%PDF-1.7\n" + repeated("startxref\n9\n%%EOF\n", 300'000); });
    add("table-objects-alike", [] { return "%PDF-1.7\n" + repeated("1 0 obj\n<< /A 1 0 R >>\n", 300'000); });
    add("table-trailers", [] { return "%PDF-1.7\n" + repeated("trailer << /Root 1 0 R >>\n", 200'000); });
    add("encrypted", [=] {
        return pdfOf(
            {catalogObject, pagesObject("3 0 R", 1), notedPage("/Deck (a) /Code (b)"),
                "<< /Filter /Standard /V 5 /R 6 /Length 256 /P -1 /O " + hexString(std::string(48, 'o')) + " /U " +
                    hexString(std::string(48, 'u')) + " /OE " + hexString(std::string(32, 'o')) + " /UE " +
                    hexString(std::string(32, 'u')) + " /Perms " + hexString(std::string(16, 'p')) + " >>"},
            "/Encrypt 4 0 R /ID [<00> <00>]");
    });
    add("encrypted-oddly", [=] {
        return pdfOf({catalogObject, pagesObject("3 0 R", 1), notedPage("/Deck (a)"),
                         "<< /Filter /Standard /V 99 /R -1 /O 1 /U 2 /P (x) >>"},
            "/Encrypt 4 0 R");
    });
    add("header-only", [] { return std::string("%PDF-1.7\n"); });
    add("header-late", [] { return std::string(1000, ' ') + "%PDF-9.9"; });
    add("noise", [] {
        std::string out = "%PDF-1.7\n";
        for (unsigned seed = 1; out.size() < 200'000; seed = seed * 1664525U + 1013904223U)
            out += static_cast<char>(seed >> 24U);
        return out;
    });
    add("33-mb", [] { return "%PDF-1.7\n" + std::string(std::size_t(33) << 20U, ' '); });
    add("31-mb-of-blanks", [] { return "%PDF-1.7\n" + std::string(std::size_t(31) << 20U, ' '); });
    add("31-mb-of-brackets", [] { return "%PDF-1.7\n1 0 obj\n" + std::string(std::size_t(31) << 20U, '['); });
    add("31-mb-of-numbers", [] { return "%PDF-1.7\n1 0 obj [" + repeated("1 ", std::size_t(15) << 20U); });
    constexpr std::size_t cuts = 30;
    for (std::size_t i = 0; i < cuts; ++i)
        add("cut-" + std::to_string(i), [=] { return small().substr(0, 9 + (small().size() - 60) * i / cuts); });
}

} // namespace nexus::test
