import { expect, it } from 'vitest';
import { repairPlayOffer } from './playing-peer.ts';

it.each([
  ['640028', '42e01f'],
  ['64001f', '42e01f'],
  ['4d0032', '42e01f'],
  ['4D401F', '42e01f'],
  ['42001f', '42e01f'],
  ['420028', '42e028'],
  ['42e01f', '42e01f'],
  ['42c01e', '42c01e'],
])('offers the profile %s as %s', (given, repaired) => {
  const line = (id: string) => `a=fmtp:97 packetization-mode=1;profile-level-id=${id};level-asymmetry-allowed=1\r\n`;
  expect(repairPlayOffer(line(given))).toBe(line(repaired));
});

it('repairs every profile of an offer', () => {
  const offer = 'a=fmtp:97 profile-level-id=640028\r\na=fmtp:99 profile-level-id=42001f\r\n';
  expect(repairPlayOffer(offer)).toBe('a=fmtp:97 profile-level-id=42e01f\r\na=fmtp:99 profile-level-id=42e01f\r\n');
});

it('leaves an offer without H.264 as it is', () => {
  const offer = 'v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\na=rtpmap:96 VP8/90000\r\n';
  expect(repairPlayOffer(offer)).toBe(offer);
});
