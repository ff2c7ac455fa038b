import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scramVerifier } from './scram-verifier.ts';

describe('a SCRAM verifier', () => {
  it('accepts the proof, and makes the signature, of the example in RFC 7677', () => {
    const verifier = scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'));
    const [, storedKey = '', serverKey = ''] =
      /^SCRAM-SHA-256\$4096:W22ZaJ0SNY7soEsUEjb6gQ==\$([^:]+):(.+)$/.exec(verifier) ?? [];
    const message =
      'n=user,r=rOprNGfwEbeRWgbNEkqO,' +
      'r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096,' +
      'c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0';
    const signed = (key: string) => createHmac('sha256', Buffer.from(key, 'base64')).update(message).digest();
    expect(signed(serverKey).toString('base64')).toBe('6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=');
    const proof = Buffer.from('dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=', 'base64');
    const signature = signed(storedKey);
    const clientKey = proof.map((byte, index) => byte ^ (signature[index] ?? 0));
    expect(createHash('sha256').update(clientKey).digest('base64')).toBe(storedKey);
  });

  it('is another one each time, and never holds the password', () => {
    const verifiers = [scramVerifier('a password'), scramVerifier('a password')];
    expect(new Set(verifiers).size).toBe(2);
    expect(verifiers.join()).not.toContain('a password');
  });
});
