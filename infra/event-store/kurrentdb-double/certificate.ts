import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const VALID_MS = 86_400_000;
/** Types of a certificate's alternative name: a host name, and an address. */
const DNS_NAME = 2;
const IP_ADDRESS = 7;

/** A self-signed certificate for this machine, good for a day: nothing of it is kept. */
export function throwAwayCertificate(): { readonly certificate: string; readonly key: string } {
  // Node's own generator: the library's takes seconds.
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  const name = [{ name: 'commonName', value: 'kurrentdb-double' }];
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - VALID_MS);
  certificate.validity.notAfter = new Date(Date.now() + VALID_MS);
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    {
      name: 'subjectAltName',
      altNames: [
        { type: IP_ADDRESS, ip: '127.0.0.1' },
        { type: DNS_NAME, value: 'localhost' },
      ],
    },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key: privateKey };
}
