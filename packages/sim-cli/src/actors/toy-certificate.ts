import { KeyObject } from 'node:crypto';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const A_DAY = 24 * 60 * 60 * 1000;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };

/**
 * Makes a certificate for this machine that is valid for one day; a client must be told to trust it.
 *
 * @param names further ones that it is for
 */
export const makeCertificate = async (...names: readonly string[]): Promise<Certificate> => {
  // More than 200 files, of which a platform without such an app needs none at its start.
  const { X509CertificateGenerator, SubjectAlternativeNameExtension } = await import('@peculiar/x509');
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const now = Date.now();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Greenroom simulated toy app',
    keys,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    notBefore: new Date(now - A_DAY),
    notAfter: new Date(now + A_DAY),
    extensions: [
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        ...names.map((value) => ({ type: 'dns', value }) as const),
        { type: 'ip', value: '127.0.0.1' },
      ]),
    ],
  });
  const key = KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' });
  return { cert: certificate.toString('pem'), key: key.toString() };
};
