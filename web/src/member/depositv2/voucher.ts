/** The code of a voucher as it is typed: capital letters and digits in groups of four, the caret where it was. */

const GROUP = 4;
const MARK = '-';

export function grouped(text: string, caret: number): { value: string; caret: number } {
  const before = letters(text.slice(0, caret)).length;
  const all = letters(text);
  const value = all.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'gu'), `$&${MARK}`);
  // A mark stands before each group but the first; the caret stays behind the letter that it stood behind.
  const marks = before === 0 ? 0 : Math.floor((before - 1) / GROUP);
  return { value, caret: before + marks };
}

function letters(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
