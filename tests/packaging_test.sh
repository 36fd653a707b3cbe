#!/usr/bin/env bash
# What is installed is complete and what the desktop reads of it is valid. packaging_test.sh BUILD_FOLDER
# Validators that are not installed are passed over, saying so; tests/run installs them.
set -euo pipefail
build_folder=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
app=org.nexusdeck.NexusDeck
failed=0

fail() {
    echo "$*" >&2
    failed=1
}

cmake --install "$build_folder" --prefix "$scratch/usr" >/dev/null
share=$scratch/usr/share

for file in bin/nexusdeck bin/nexusdeck-cli share/applications/$app.desktop share/metainfo/$app.metainfo.xml \
    share/mime/packages/$app.xml share/icons/hicolor/scalable/apps/$app.svg share/man/man1/nexusdeck.1.gz \
    share/man/man1/nexusdeck-cli.1.gz share/doc/nexusdeck/changelog.gz share/doc/nexusdeck/copyright \
    share/lintian/overrides/nexusdeck \
    share/bash-completion/completions/nexusdeck-cli \
    share/fish/vendor_completions.d/nexusdeck-cli.fish \
    share/zsh/vendor-completions/_nexusdeck-cli \
    share/icons/hicolor/{16x16,22x22,24x24,32x32,48x48,64x64,128x128,256x256}/apps/$app.png; do
    [[ -s $scratch/usr/$file ]] || fail "$file is not installed"
done
# Nothing besides: a new file has to be named above.
installed=$(find "$scratch/usr" -type f | wc -l)
[[ $installed -eq 22 ]] || fail "$installed files are installed, 22 are known here"

if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate "$share/applications/$app.desktop" || fail "the desktop entry is not valid"
else
    echo "desktop-file-validate is not installed: the desktop entry was not checked"
fi
if command -v appstreamcli >/dev/null; then
    appstreamcli validate --no-net "$share/metainfo/$app.metainfo.xml" || fail "the AppStream data are not valid"
else
    echo "appstreamcli is not installed: the AppStream data were not checked"
fi

# The parts name each other.
value() { sed -n "s/^$1=//p" "$share/applications/$app.desktop"; }
program=$(value Exec)
[[ -x $scratch/usr/bin/${program%% *} ]] || fail "Exec=$program is not among the installed programs"
[[ -e $share/icons/hicolor/scalable/apps/$(value Icon).svg ]] || fail "Icon=$(value Icon) is not installed"
mime=$(value MimeType)
grep -q "<mime-type type=\"${mime%;}\">" "$share/mime/packages/$app.xml" || fail "$mime is not described"
grep -q "<mediatype>${mime%;}</mediatype>" "$share/metainfo/$app.metainfo.xml" || fail "metainfo does not provide $mime"
grep -q "<launchable type=\"desktop-id\">$app.desktop</launchable>" "$share/metainfo/$app.metainfo.xml" || fail "metainfo launches nothing"

# One version everywhere.
version=$("$scratch/usr/bin/nexusdeck-cli" --version | awk '{print $2}')
grep -q "<release version=\"$version\"" "$share/metainfo/$app.metainfo.xml" || fail "metainfo has no release $version"
zcat "$share/doc/nexusdeck/changelog.gz" | head -1 | grep -qF "($version)" || fail "the changelog does not begin with $version"
for page in nexusdeck nexusdeck-cli; do
    zcat "$share/man/man1/$page.1.gz" | grep -qF "NexusDeck $version" || fail "the manual page $page is not of $version"
done

exit $failed
