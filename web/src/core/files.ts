/**
 * Files that the visitor chose. They stay on the page: the core learns name, size and first bytes, and names a file by its
 * handle; the driver fetches it here when it is to be sent.
 */
import type { PickedFile } from './generated/index.ts';

/** As many first bytes as tell what a file is; see `core/src/domain/upload.rs`. */
const HEAD_BYTES = 16;
const LARGEST = 2 ** 32 - 1;

const kept = new Map<number, File>();
let last = 0;

/** Takes files in, and says of each what the core needs to know. */
export function pickFiles(files: Iterable<File>): Promise<PickedFile[]> {
  return Promise.all([...files].map(pick));
}

async function pick(file: File): Promise<PickedFile> {
  last += 1;
  const handle = last;
  kept.set(handle, file);
  return { handle, name: file.name, size: Math.min(file.size, LARGEST), head: await headOf(file) };
}

/** A file that can no longer be read has no first bytes, and is refused for what it is not. */
async function headOf(file: File): Promise<number[]> {
  try {
    return [...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())];
  } catch {
    return [];
  }
}

/** The file under a handle. */
export function fileOf(handle: number): File | undefined {
  return kept.get(handle);
}

/** Lets go of a file. */
export function forgetFile(handle: number): void {
  kept.delete(handle);
}

/** Lets go of every file: the form is gone. */
export function forgetFiles(): void {
  kept.clear();
}
