/**
 * Finds the text keys in the source of a view, for the test that compares them with the messages.
 *
 * Not a full parser: it knows strings, brackets and comments, which is all that `t('key', { name })` needs.
 */
export interface Use {
  key: string;
  /** The key is only a prefix; the rest is computed. */
  open: boolean;
  /** Argument names; undefined when they are computed. */
  args?: string[];
}

const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

export function usesIn(text: string): Use[] {
  const source = withoutComments(text);
  const uses: Use[] = [];
  let rest = '';
  let end = 0;
  for (const call of source.matchAll(/(?<![\w.])t\(/g)) {
    const start = call.index + call[0].length;
    const parts = argumentsFrom(source, start);
    rest += source.slice(end, call.index);
    end = Math.max(end, start);
    const args = namesOf(parts[1]);
    for (const { key, open } of keysIn(parts[0] ?? '')) uses.push(args ? { key, open, args } : { key, open });
  }
  rest += source.slice(end);
  const seen = new Set(uses.map(({ key }) => key));
  return [...uses, ...keysIn(rest).filter(({ key }) => key.startsWith('view-') && !seen.has(key))];
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The literals that are values, not operands of a comparison. */
function keysIn(expression: string): Pick<Use, 'key' | 'open'>[] {
  return [...expression.matchAll(LITERAL)].flatMap((match) => {
    const before = expression.slice(0, match.index);
    const after = expression.slice(match.index + match[0].length);
    if (/[=!]==?\s*$/.test(before) || /^\s*[=!]==?/.test(after)) return [];
    const literal = match[1] ?? match[2] ?? match[3] ?? '';
    const hole = match[3] === undefined ? -1 : literal.indexOf('${');
    if (hole === 0 || literal === '') return [];
    return [hole > 0 ? { key: literal.slice(0, hole), open: true } : { key: literal, open: false }];
  });
}

/** Argument names of a call, from after its opening bracket to the matching one. */
function argumentsFrom(source: string, start: number): string[] {
  const parts: string[] = [];
  for (let from = start; ; ) {
    const end = endOfPart(source, from);
    const part = source.slice(from, end).trim();
    if (part) parts.push(part);
    if (source[end] !== ',') return parts;
    from = end + 1;
  }
}

/** Index of the comma or bracket that ends the list element starting at `from`. */
function endOfPart(source: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (quote) {
      if (sign === quote) quote = '';
    } else if (`'"\``.includes(sign)) quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (depth === 0 && ',)]}'.includes(sign)) return at;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return source.length;
}

function namesOf(argument: string | undefined): string[] | undefined {
  if (argument === undefined) return [];
  if (!argument.startsWith('{') || argument.includes('...')) return undefined;
  return argumentsFrom(argument, 1).map((property) => /^\w*/.exec(property)?.[0] ?? property);
}
