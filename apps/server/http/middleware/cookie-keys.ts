import { timingSafeEqual } from 'node:crypto';
import Keygrip from 'keygrip';

/**
 * What cookies are signed with, the newest secret first; each of them may still have signed what comes back. As Keygrip does it,
 * but for the comparison: its own hides both signatures behind two more HMACs with fresh random bytes, a twentieth of a short answer.
 */
export function cookieKeys(secrets: readonly string[]): Keygrip {
  const keys = new Keygrip(secrets);
  const signers = secrets.map((secret) => new Keygrip([secret]));
  keys.index = (data, digest) => signers.findIndex((signer) => isSame(signer.sign(data), digest));
  return keys;
}

function isSame(expected: string, sent: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}
