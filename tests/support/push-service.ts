import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type JsonWebKey,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { eventually } from './eventually.ts';

/** A message as the push service received it, and its content as the device reads it. */
export interface PushedMessage {
  readonly headers: IncomingHttpHeaders;
  /** The bytes that went over the network. */
  readonly sent: Buffer;
  readonly content: unknown;
  /** Claims of the sender's signature, which was verified. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** The public key of the sender, base64url. */
  readonly senderKey: string;
}

/** A device that has subscribed at this push service. */
export interface PushedDevice {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly messages: readonly PushedMessage[];
  /** Waits until so many messages have come. @returns all that have */
  readonly receives: (count: number) => Promise<readonly PushedMessage[]>;
  /** Answers from now on with this status; 410 is the answer for a device that is gone. */
  readonly answersWith: (status: number) => void;
}

export interface TestPushService {
  readonly origin: string;
  readonly subscribe: () => PushedDevice;
  readonly stop: () => Promise<void>;
}

const fromBase64url = (text: string): Buffer => Buffer.from(text, 'base64url');
const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a message of one record in aes128gcm. @spec RFC 8291 §3, RFC 8188 §2 */
const decrypt = (sent: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): Buffer => {
  const salt = sent.subarray(0, 16);
  const keyLength = sent.readUInt8(20);
  const senderKey = sent.subarray(21, 21 + keyLength);
  const record = sent.subarray(21 + keyLength);
  const shared = device.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), senderKey]);
  const secret = hkdf(shared, auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2));
};

/** Verifies the sender's signature. @spec RFC 8292 §2, §3 @throws where it is not valid */
const verifySender = (authorization: string): Pick<PushedMessage, 'claims' | 'senderKey'> => {
  const [, token = '', senderKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = fromBase64url(senderKey);
  const jwk: JsonWebKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    fromBase64url(signature),
  );
  if (!isValid) throw new Error('The signature of the sender is not valid.');
  return { claims: JSON.parse(fromBase64url(body).toString()), senderKey };
};

interface Subscriber {
  readonly messages: PushedMessage[];
  /** Decrypts a message and verifies its sender. @throws where either fails */
  readonly take: (headers: IncomingHttpHeaders, sent: Buffer) => PushedMessage;
  /** Answered to a message; from 400 on the message is not taken. */
  status: number;
}

/** Starts a push service on this machine that decrypts what it gets, as only the device of a real one could. */
export const startPushService = async (): Promise<TestPushService> => {
  const devices = new Map<string, Subscriber>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const device = devices.get(request.url ?? '');
      if (device === undefined || request.method !== 'POST') return response.writeHead(404).end();
      if (device.status >= 400) return response.writeHead(device.status).end();
      try {
        device.messages.push(device.take(request.headers, Buffer.concat(chunks)));
        return response.writeHead(201).end();
      } catch (error) {
        return response.writeHead(400).end(String(error));
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    subscribe: () => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const subscriber: Subscriber = {
        messages: [],
        status: 201,
        take: (headers, sent) => ({
          headers,
          sent,
          content: JSON.parse(decrypt(sent, keys, auth).toString()),
          ...verifySender(headers.authorization ?? ''),
        }),
      };
      devices.set(path, subscriber);
      return {
        subscription: { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } },
        messages: subscriber.messages,
        receives: (count) => eventually(() => subscriber.messages.length >= count && [...subscriber.messages]),
        answersWith: (status) => {
          subscriber.status = status;
        },
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
