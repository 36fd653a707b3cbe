# Sourced by app/run and tests/run: what has to be installed, and the build in build/.
# Debian 12 and later, and what is made of it. Nothing is installed that is there already.

export CCACHE_BASEDIR="$PWD" CCACHE_NOHASHDIR=1 # ccache knows a file again in another clone
export CCACHE_SLOPPINESS=pch_defines,time_macros # and one that is compiled with the precompiled headers of the tests
build_packages="g++ cmake ninja-build ccache mold pkg-config qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev qt6-image-formats-plugins fonts-inter libgl-dev libsqlitecpp-dev libsqlite3-dev
    nlohmann-json3-dev libsimdjson-dev libexpected-dev tao-pegtl-dev libcsv-dev libcli11-dev libutf8proc-dev libre2-dev libxxhash-dev
    libqpdf-dev libqrencode-dev libzxing-dev libgmp-dev libeigen3-dev liblemon-dev libgit2-dev libzip-dev nettle-dev zlib1g-dev libpugixml-dev"
test_packages="librapidcheck-dev libbenchmark-dev fonts-dejavu-core python3 python3-jsonschema desktop-file-utils appstream poppler-utils"

install_missing() {
    command -v dpkg-query >/dev/null || return 0 # another system: CMake says what it misses
    local missing=() package
    local present
    # A package may have become part of another, which then says that it provides it.
    present=$(dpkg-query -W -f='${db:Status-Abbrev} ${Package} ${Provides}\n' | awk '$1 ~ /^i/' | sed 's/([^)]*)//g' | tr -s ' ,' '\n')
    for package in "$@"; do
        grep -qx "$package" <<<"$present" || missing+=("$package")
    done
    [[ ${#missing[@]} -eq 0 ]] && return 0
    echo "Installing: ${missing[*]}" >&2
    local as_root=()
    [[ $(id -u) -eq 0 ]] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# configure FOLDER [CMAKE OPTION …]: once, and again when an option is new. The tests need what the program needs and
# more, so a folder configured for them serves both, with the same objects.
configure() {
    local folder=$1 wanted="${*:2}"
    if [[ ! -f $folder/build.ninja || ( -n $wanted && $(cat "$folder/.options" 2>/dev/null) != "$wanted" ) ]]; then
        cmake -S . -B "$folder" -G Ninja "${@:2}" >&2
        [[ -z $wanted ]] || echo "$wanted" > "$folder/.options"
    fi
}
