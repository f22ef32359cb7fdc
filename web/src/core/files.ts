/**
 * Files that the visitor chose. They stay on the page: the core gets a file's handle, name, size and first bytes,
 * and asks for the file by its handle when it uploads it.
 */
import type { PickedFile } from './generated/index.ts';

/** Number of leading bytes by which the core recognises the file type; see `core/src/domain/upload.rs`. */
const HEAD_BYTES = 16;
const MAX_SIZE = 2 ** 32 - 1;

const filesByHandle = new Map<number, File>();
let lastHandle = 0;

/** Registers the chosen files and returns what the core needs to know of each. */
export function pickFiles(files: Iterable<File>): Promise<PickedFile[]> {
  return Promise.all([...files].map(pick));
}

async function pick(file: File): Promise<PickedFile> {
  lastHandle += 1;
  const handle = lastHandle;
  filesByHandle.set(handle, file);
  return { handle, name: file.name, size: Math.min(file.size, MAX_SIZE), head: await headOf(file) };
}

/** Empty for a file that can no longer be read; the core then refuses it as a file of unknown type. */
async function headOf(file: File): Promise<number[]> {
  try {
    return [...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())];
  } catch {
    return [];
  }
}

export function fileOf(handle: number): File | undefined {
  return filesByHandle.get(handle);
}

export function forgetFile(handle: number): void {
  filesByHandle.delete(handle);
}

/** Called when the form closes. */
export function forgetFiles(): void {
  filesByHandle.clear();
}
