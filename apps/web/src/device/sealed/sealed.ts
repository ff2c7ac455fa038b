/** A value that only its key opens. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** What AES-GCM wants: 96 bits, drawn anew for every value. */
const IV_BYTES = 12;

/** @param place bound in: what is sealed for one place cannot be opened as another's */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt(parameters(iv, place), key, encoded(JSON.stringify(value)));
  return { iv, bytes };
}

/** @throws when it was sealed with another key, for another place, or was changed */
export async function unseal(key: CryptoKey, place: string, { iv, bytes }: Sealed): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(parameters(iv, place), key, bytes);
  return JSON.parse(new TextDecoder().decode(plain));
}

const encoded = (text: string) => new TextEncoder().encode(text);
const parameters = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoded(place),
});
