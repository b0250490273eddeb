import { expect, it } from 'vitest';
import { videoDuringLoss } from './session-screen.view-model.ts';

const SEEN = { ownLine: { status: 'live' }, theirTracks: [], picture: 'on', microphone: 'works' } as const;
const HIDDEN = { ...SEEN, picture: 'paused', microphone: 'muted' } as const;

it.each([
  ['on', SEEN],
  ['on', { ...HIDDEN, microphone: 'silent' }],
  ['on', { ...HIDDEN, theirTracks: ['picture'] }],
  ['none', HIDDEN],
  ['none', { ...SEEN, ownLine: { status: 'idle' } }],
  ['lost', { ...SEEN, ownLine: { status: 'lost' } }],
] as const)('says of picture and sound during a loss that they are %s for %o', (video, facts) => {
  expect(videoDuringLoss(facts)).toBe(video);
});
