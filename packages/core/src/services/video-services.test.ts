import { expect, it } from 'vitest';
import { NO_SERVICES } from './service-flags.ts';
import { SERVICES } from './service.ts';
import { needsCamera } from './video-services.ts';

const SEEN = ['cam', 'video', 'videocall', 'voyeur', 'peek', 'voyeurpeek', 'vipcam', 'vipvideo'];

it.each(SERVICES)('knows whether %s shows the performer', (service) => {
  expect(needsCamera({ ...NO_SERVICES, [service]: true })).toBe(SEEN.includes(service));
});

it('leaves the camera off while only the chat is on', () => {
  expect(needsCamera({ ...NO_SERVICES, chat: true, email: true, phone: true })).toBe(false);
});
