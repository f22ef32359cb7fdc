/**
 * Seals the body of a call (HPKE) with the extras module, which travels when a form first needs it.
 *
 * Answers `ENC.CT`, or `null` where the server's key is none; a rejection means that the module did not load. The text
 * of the body is never part of an error.
 */
export async function seal(
  publicKey: string,
  info: string,
  aad: string,
  plaintext: string,
  entropy: Uint8Array,
): Promise<string | null> {
  const extras = await import('lumora-pkg/extras');
  try {
    return extras.seal(publicKey, info, aad, plaintext, entropy);
  } catch {
    return null;
  }
}
