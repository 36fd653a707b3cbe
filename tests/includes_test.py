#!/usr/bin/env python3
"""A source includes what it uses of the standard library: itself, or through headers of this project. What a foreign
header happens to bring along differs from system to system. includes_test.py SOURCE_FOLDER [--fix]"""
import re
import sys
from pathlib import Path

FOLDERS = ("model", "db", "importers", "app", "ui", "tests")

# Header: the names it declares. A name that stands in several rows is given by each of them.
DECLARES = {
    "algorithm": """adjacent_find all_of any_of binary_search clamp copy copy_if copy_n count count_if equal equal_range
        fill fill_n find find_end find_first_of find_if find_if_not for_each generate includes inplace_merge
        is_partitioned is_permutation is_sorted lexicographical_compare lower_bound max max_element merge min
        min_element minmax minmax_element mismatch next_permutation none_of nth_element partial_sort partition
        partition_point prev_permutation remove remove_if replace replace_if reverse rotate sample search set_difference
        set_intersection set_symmetric_difference set_union shuffle sort stable_partition stable_sort transform unique
        upper_bound ranges::all_of ranges::any_of ranges::copy ranges::copy_if ranges::count ranges::count_if
        ranges::equal ranges::fill ranges::find ranges::find_if ranges::for_each ranges::is_sorted ranges::lower_bound
        ranges::max ranges::max_element ranges::min ranges::min_element ranges::none_of ranges::partition
        ranges::replace ranges::reverse ranges::sort ranges::stable_partition ranges::stable_sort ranges::transform
        ranges::unique ranges::upper_bound""",
    "any": "any any_cast",
    "array": "array get to_array",
    "atomic": "atomic atomic_bool atomic_flag memory_order",
    "bit": "bit_cast bit_ceil bit_floor bit_width countl_zero countr_zero endian has_single_bit popcount",
    "bitset": "bitset",
    "cctype": "isalnum isalpha isdigit islower isprint ispunct isspace isupper isxdigit tolower toupper",
    "charconv": "chars_format from_chars from_chars_result to_chars to_chars_result",
    "chrono": "chrono chrono_literals",
    "cmath": """abs acos asin atan atan2 cbrt ceil cos erf erfc exp floor fma fmod hypot isfinite isinf isnan lgamma
        llround log log10 log1p log2 lround modf nan pow remainder round sin sqrt tan tanh tgamma trunc""",
    "compare": "partial_ordering strong_ordering weak_ordering",
    "concepts": "convertible_to floating_point integral invocable predicate same_as signed_integral unsigned_integral",
    "condition_variable": "condition_variable condition_variable_any",
    "csignal": "raise sig_atomic_t signal",
    "cstdint": """int8_t int16_t int32_t int64_t intmax_t intptr_t uint8_t uint16_t uint32_t uint64_t uintmax_t
        uintptr_t""",
    "cstdio": """FILE fclose feof ferror fflush fgets fopen fprintf fputc fputs fread fseek ftell fwrite perror printf
        puts remove rename snprintf sscanf""",
    "cstdlib": """_Exit abort abs atexit atoi calloc div exit free getenv llabs malloc qsort realloc strtod strtol
        strtoll strtoul strtoull system""",
    "cstring": "memchr memcmp memcpy memmove memset strchr strcmp strcpy strerror strlen strncmp strncpy strrchr strstr",
    "ctime": "clock clock_t difftime gmtime localtime mktime strftime time time_t tm",
    "deque": "deque erase erase_if",
    "exception": "current_exception exception exception_ptr make_exception_ptr rethrow_exception set_terminate terminate",
    "filesystem": "filesystem",
    "fstream": "filebuf fstream ifstream ofstream",
    "functional": """bind bit_or equal_to function greater greater_equal hash invoke less less_equal logical_not mem_fn minus
        multiplies not_fn plus ref cref reference_wrapper""",
    "future": "async future future_status launch packaged_task promise shared_future",
    "initializer_list": "initializer_list",
    "ios": "ios ios_base streamoff streamsize",
    "iostream": "cerr cin clog cout",
    "istream": "istream",
    "iterator": """advance back_inserter back_insert_iterator begin bidirectional_iterator_tag cbegin cend data distance
        empty end forward_iterator_tag input_iterator_tag inserter istream_iterator istreambuf_iterator iterator_traits make_move_iterator
        next ostream_iterator ostreambuf_iterator prev random_access_iterator_tag rbegin rend reverse_iterator size
        ssize""",
    "limits": "numeric_limits",
    "list": "list erase_if",
    "locale": "locale",
    "map": "map multimap erase_if",
    "memory": """addressof allocator default_delete enable_shared_from_this make_shared make_unique shared_ptr
        static_pointer_cast unique_ptr weak_ptr""",
    "mutex": "call_once lock_guard mutex once_flag recursive_mutex scoped_lock unique_lock",
    "new": "bad_alloc nothrow set_new_handler",
    "numbers": "numbers",
    "numeric": "accumulate adjacent_difference exclusive_scan gcd inner_product iota lcm midpoint partial_sum reduce",
    "optional": "bad_optional_access in_place make_optional nullopt nullopt_t optional",
    "ostream": "endl flush ostream",
    "queue": "priority_queue queue",
    "random": """bernoulli_distribution discrete_distribution mt19937 mt19937_64 normal_distribution random_device
        uniform_int_distribution uniform_real_distribution""",
    "ratio": "kilo micro milli nano ratio",
    "semaphore": "binary_semaphore counting_semaphore",
    "set": "multiset set erase_if",
    "shared_mutex": "shared_lock shared_mutex",
    "span": "as_bytes dynamic_extent span",
    "sstream": "istringstream ostringstream stringstream",
    "stack": "stack",
    "stdexcept": """domain_error invalid_argument length_error logic_error out_of_range overflow_error range_error
        runtime_error underflow_error""",
    "string": """basic_string char_traits erase erase_if getline stod stof stoi stol stoll string string_literals stoul
        stoull to_string u16string u32string u8string wstring""",
    "string_view": "basic_string_view char_traits string_view string_view_literals u16string_view u32string_view",
    "system_error": """errc error_category error_code error_condition generic_category make_error_code system_category
        system_error""",
    "thread": "jthread stop_token this_thread thread",
    "tuple": "apply forward_as_tuple get ignore make_tuple tie tuple tuple_element_t tuple_size tuple_size_v",
    "type_traits": """add_const_t conditional_t decay_t enable_if_t false_type invoke_result_t is_arithmetic_v is_base_of_v
        has_unique_object_representations_v is_const_v is_constant_evaluated is_empty_v is_enum_v
        is_floating_point_v is_integral_v is_invocable_v is_pointer_v is_same_v is_signed_v is_trivially_copyable_v is_unsigned_v is_void_v make_unsigned_t remove_const_t
        remove_cv_t remove_cvref_t remove_pointer_t remove_reference_t true_type type_identity_t underlying_type_t
        void_t""",
    "typeindex": "type_index",
    "unordered_map": "unordered_map unordered_multimap erase_if",
    "unordered_set": "unordered_multiset unordered_set erase_if",
    "utility": """as_const declval exchange forward get index_sequence in_place integer_sequence make_index_sequence
        make_pair move pair piecewise_construct swap""",
    "variant": "get get_if holds_alternative in_place_index in_place_type monostate variant variant_alternative_t visit",
    "vector": "erase erase_if vector",
}
# What the standard itself promises: these headers bring the others along, or names of them.
BRINGS = {
    "iostream": ["ios", "istream", "ostream"],
    "fstream": ["ios", "istream", "ostream"],
    "sstream": ["ios", "istream", "ostream", "string"],
    "istream": ["ios", "ostream"],
    "ostream": ["ios"],
    "string": ["string_view"],
    "chrono": ["ratio"],
    "utility": ["initializer_list"],
}
CONTAINERS = "array deque list map queue set span stack string string_view unordered_map unordered_set vector".split()
OF_CONTAINERS = "begin cbegin cend data empty end rbegin rend size ssize initializer_list".split()
# Of every header: what no declaration of the library does without.
EVERYWHERE = {"size_t", "ptrdiff_t", "nullptr_t", "byte", "move", "forward", "swap", "pair"}
# Names with more than one home where the first in the table is not the one to take.
TAKEN_FROM = {"abs": "cmath", "remove": "algorithm", "erase_if": "vector", "erase": "vector", "get": "tuple",
    "char_traits": "string", "in_place": "optional", "begin": "iterator", "end": "iterator"}

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)
USE = re.compile(r"\bstd::(ranges::)?([a-zA-Z_][a-zA-Z_0-9]*)")
# What is no use: comments, raw texts, texts.
ASIDE = re.compile(r'//[^\n]*|/\*.*?\*/|R"([^(\s]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def homes():
    found = {}
    for header, names in DECLARES.items():
        for name in names.split():
            found.setdefault(name, []).append(header)
    for name in OF_CONTAINERS:
        found[name] = found.get(name, []) + CONTAINERS
    return found


def reached(file, includes, known):
    """The headers of the system that a file gets from itself and from headers of the project."""
    if file not in known:
        known[file] = set()
        for kind, header in includes[file]:
            if kind == "<":
                known[file].add(header)
                known[file].update(BRINGS.get(header, []))
            elif header in includes:
                known[file] |= reached(header, includes, known)
    return known[file]


def missing(file, code, given, home):
    wanted = {}
    for ranges, name in USE.findall(code):
        name = (ranges if ranges + name in home else "") + name
        if name in EVERYWHERE or name == "ranges":
            continue
        if name not in home:
            yield name, None
        elif not given.intersection(home[name]):
            wanted.setdefault(TAKEN_FROM.get(name, home[name][0]), name)
    yield from ((name, header) for header, name in wanted.items())


def with_header(text, header):
    """The text with one more include of the system, in order, after the block of the project's own where there is none."""
    lines = text.split("\n")
    system = [at for at, line in enumerate(lines) if re.match(r"#include <[a-z_0-9]+>", line)]
    line = f"#include <{header}>"
    if system:
        at = next((at for at in system if lines[at] > line), system[-1] + 1)
        lines.insert(at, line)
        return "\n".join(lines)
    own = [at for at, each in enumerate(lines) if each.startswith("#include")]
    if own:
        lines[own[-1] + 1:own[-1] + 1] = ["", line]
    else:
        at = next(at for at, each in enumerate(lines) if each.startswith("#pragma once"))
        lines[at + 1:at + 1] = ["", line]
    return "\n".join(lines)


def main():
    root = Path(sys.argv[1])
    texts = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for folder in FOLDERS for path in (root / folder).rglob("*") if path.suffix in (".h", ".cpp")}
    includes = {file: INCLUDE.findall(text) for file, text in texts.items()}
    home, known, faults = homes(), {}, 0
    for file, text in texts.items():
        code = ASIDE.sub('""', INCLUDE.sub("", text))
        for name, header in missing(file, code, reached(file, includes, known), home):
            if header is None:
                print(f"{file}: std::{name} has no header in the table of {Path(__file__).name}")
            elif "--fix" in sys.argv:
                texts[file] = with_header(texts[file], header)
                (root / file).write_text(texts[file], encoding="utf-8")
            else:
                print(f"{file}: std::{name} without #include <{header}>")
            faults += 1
    print(f"{len(texts)} files, {faults} missing includes")
    return 1 if faults or not texts else 0


sys.exit(main())
