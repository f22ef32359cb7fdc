# shellcheck shell=bash
# Sourced by the scripts: where the repository is, and the check that Node is there before a .mjs file is run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# Ends with one line that says what is wrong and what to do.
die() {
  echo "error: $*" >&2
  exit 1
}

# What `engines` of web/package.json asks for: the bundler runs on nothing older.
need_node() {
  local version major minor remedy="install Node 20.19, 22.12 or newer (https://nodejs.org)"
  version=$(node --version 2>/dev/null) || die "node is missing: $remedy"
  IFS=. read -r major minor _ <<<"${version#v}"
  case $major in
    20) [ "$minor" -ge 19 ] ;;
    22) [ "$minor" -ge 12 ] ;;
    *) [ "$major" -gt 22 ] ;;
  esac || die "node $version does not do: $remedy"
  command -v npm >/dev/null || die "npm is missing: it comes with Node (https://nodejs.org)"
}

need_rust() {
  command -v rustup >/dev/null || die "rustup is missing: install it (https://rustup.rs), then open a new shell"
  command -v cargo >/dev/null || die "cargo is missing: open a new shell, or add ~/.cargo/bin to PATH"
  (cd "$root" && cargo --version >/dev/null 2>&1) && return
  echo "installing the Rust toolchain that rust-toolchain.toml names ..."
  (cd "$root" && rustup toolchain install) ||
    die "the Rust toolchain could not be installed: see above, then run 'rustup toolchain install' in $root"
}

# exec_beside HELPER COMMAND...: becomes COMMAND, and runs `node HELPER` beside it with a pipe as its input that ends when
# COMMAND does, however that comes: by Ctrl-C, by a signal to this process, or by itself.
exec_beside() {
  local helper=$1
  shift
  exec "$@" 3> >(exec node "$helper" 4>&-)
}

# start_partner COMMAND...: runs COMMAND beside what this process becomes; both end together, whichever ends first, however that
# comes. The partner's keeper reads a pipe that this process holds open.
start_partner() {
  exec 4> >(keep_partner "$$" "$@")
}

# keep_partner PID COMMAND...: runs COMMAND until its input ends, and asks PID to end where COMMAND ended before that.
keep_partner() {
  local owner=$1 partner watcher
  shift
  # Ctrl-C reaches both by themselves; whoever keeps them stays until they have ended.
  trap '' INT
  exec 5<&0
  "$@" </dev/null 5<&- &
  partner=$!
  {
    cat <&5 >/dev/null
    kill "$partner" 2>/dev/null
  } &
  watcher=$!
  wait "$partner" || true
  kill "$watcher" 2>/dev/null && kill "$owner" 2>/dev/null
}
