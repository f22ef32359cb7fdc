# shellcheck shell=bash
# Sourced by the scripts: the root of the repository, and checks for the tools that must be installed.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# Prints one line that says what is wrong and how to fix it, and exits.
die() {
  echo "error: $*" >&2
  exit 1
}

# The same versions as `engines` in web/package.json: the bundler needs them.
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

# exec_beside HELPER COMMAND...: execs COMMAND, and runs `node HELPER` beside it. HELPER's input is a pipe that closes when
# COMMAND ends for whatever reason: Ctrl-C, a signal, or by itself.
exec_beside() {
  local helper=$1
  shift
  exec "$@" 3> >(exec node "$helper" 4>&-)
}

# start_partner COMMAND...: runs COMMAND beside the command that this process later execs; when either ends, so does the
# other. keep_partner supervises COMMAND and reads a pipe that this process holds open.
start_partner() {
  exec 4> >(keep_partner "$$" "$@")
}

# keep_partner PID COMMAND...: runs COMMAND until its own input closes; terminates PID if COMMAND ends before that.
keep_partner() {
  local owner=$1 partner watcher
  shift
  # Ctrl-C reaches both processes directly; the supervisor stays until they have ended.
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
