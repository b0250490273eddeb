import { KeyObject } from 'node:crypto';
import { expect, it } from 'vitest';
import { RtpHeader, SrtpSession } from 'werift';
import { prepareSrtpKeys } from './media-server.ts';

const open = (profile: number): SrtpSession => {
  const [key, salt] = [Buffer.alloc(16, 1), Buffer.alloc(14, 2)];
  const keys = { localMasterKey: key, localMasterSalt: salt, remoteMasterKey: key, remoteMasterSalt: salt };
  return new SrtpSession({ keys, profile });
};
const header = (): RtpHeader => new RtpHeader({ sequenceNumber: 1, ssrc: 2, payloadType: 96, timestamp: 3 });

it.each([
  ['AES-128-GCM', 7],
  ['AES-128-CM with SHA-1', 1],
])('ciphers packets in %s as before, with keys that Node knows at sight', (_name, profile) => {
  const before = open(profile).encrypt(Buffer.from('a picture'), header()).toString('hex');
  prepareSrtpKeys();
  const session = open(profile);
  expect(session.localContext.cipher.srtpSessionKey).toBeInstanceOf(KeyObject);
  const packet = session.encrypt(Buffer.from('a picture'), header());
  expect(packet.toString('hex')).toBe(before);
  expect(session.decrypt(packet).subarray(-9).toString()).toBe('a picture');
});
