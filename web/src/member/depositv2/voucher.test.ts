import { describe, expect, it } from 'vitest';
import { grouped } from './voucher.ts';

describe('the code of a voucher', () => {
  it('is grouped as it is typed', () => {
    expect(grouped('lmrvab', 6)).toEqual({ value: 'LMRV-AB', caret: 7 });
    expect(grouped('LMRV-ABCD-', 10)).toEqual({ value: 'LMRV-ABCD', caret: 9 });
    expect(grouped(' lmrv abcd efgh jklm ', 21)).toEqual({ value: 'LMRV-ABCD-EFGH-JKLM', caret: 19 });
    expect(grouped('', 0)).toEqual({ value: '', caret: 0 });
  });

  it('keeps the caret behind the letter that it stood behind', () => {
    expect(grouped('LMXRV-ABCD', 3)).toEqual({ value: 'LMXR-VABC-D', caret: 3 });
    expect(grouped('LMRV-XABCD', 6)).toEqual({ value: 'LMRV-XABC-D', caret: 6 });
    expect(grouped('XLMRV', 0)).toEqual({ value: 'XLMR-V', caret: 0 });
  });
});
