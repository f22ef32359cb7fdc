/** What contracts of the type have brought. */
export function Records() {
  return null;
}
