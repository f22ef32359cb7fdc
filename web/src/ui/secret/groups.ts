/** A secret in groups of four, each with a key that stays. */

const GROUP = 4;

export function groupsOf(secret: string): { key: number; text: string }[] {
  const signs = [...secret.replace(/\s/g, '')];
  const count = Math.ceil(signs.length / GROUP);
  return Array.from({ length: count }, (_, at) => ({
    key: at,
    text: signs.slice(at * GROUP, (at + 1) * GROUP).join(''),
  }));
}
