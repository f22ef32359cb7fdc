/**
 * Encrypts (seals, HPKE) the body of a call with the wasm module `extras`, which is loaded when a form first needs
 * it.
 *
 * Resolves to `ENC.CT`, or to `null` if the server's key is invalid; rejects when the module fails to load. The
 * plaintext never appears in an error.
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
