/**
 * Formats a voucher code as it is typed: capital letters and digits in groups of four, keeping the caret position.
 */

const GROUP_SIZE = 4;
const SEPARATOR = '-';

export function grouped(text: string, caret: number): { value: string; caret: number } {
  const before = letters(text.slice(0, caret)).length;
  const all = letters(text);
  const value = all.replaceAll(new RegExp(`.{${GROUP_SIZE}}(?=.)`, 'gu'), `$&${SEPARATOR}`);
  // A separator precedes each group but the first; the caret stays after the character it was after.
  const marks = before === 0 ? 0 : Math.floor((before - 1) / GROUP_SIZE);
  return { value, caret: before + marks };
}

function letters(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
