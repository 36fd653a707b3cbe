#!/usr/bin/env bash
# Runs a test program as an ordinary user without a home, for root may do what a user may not. as_user.sh PROGRAM CLASS
# Who is no root runs it as who one is.
set -euo pipefail
if [[ $(id -u) -ne 0 ]]; then
    exec env -u HOME "$@"
fi
nobody=65534
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cp "$1" "$place/program"
chmod -R a+rX "$place"
mkdir -m 777 "$place/tmp"
setpriv --reuid "$nobody" --regid "$nobody" --clear-groups env -u HOME TMPDIR="$place/tmp" "$place/program" "${@:2}"
