import { expect, it } from 'vitest';
import { NO_BOOK } from '../chat/quick-replies/quick-reply-book.ts';
import { RESTING } from '../toys/queue/toy-queue-state.ts';
import { remoteReplies, remoteView, type RemoteSources } from './remote-view.ts';

const HEARD = { camera: 'c1', microphone: 'm1' };
const SOURCES = {
  availability: 'ready',
  session: { status: 'active', client: undefined, request: { status: 'none' }, error: undefined },
  money: { total: undefined, isAbout: false, today: undefined, isTodayAbout: false },
  card: { key: undefined },
  camera: { status: 'on', request: { wanted: { camera: true, microphone: true } }, got: HEARD },
  toys: RESTING,
  book: undefined,
} as unknown as RemoteSources;
const view = (part: Partial<RemoteSources> = {}) => remoteView({ ...SOURCES, ...part }, undefined);

it.each([
  ['offAir', 'notApproved'],
  ['offAir', 'idle'],
  ['offAir', 'failed'],
  ['offAir', 'starting'],
  ['offAir', 'offline'],
  ['paused', 'paused'],
  ['notReachable', 'notReachable'],
  ['ready', 'ready'],
  ['ringing', 'request'],
  ['inSession', 'connected'],
] as const)('is %s while the performer is %s', (status, availability) => {
  expect(view({ availability }).status).toBe(status);
});

it('tells of today and of the session apart whether they are estimates', () => {
  const { money } = SOURCES;
  expect(view({ money: { ...money, isAbout: true } })).toMatchObject({ isAbout: true, isTodayAbout: false });
  expect(view({ money: { ...money, isTodayAbout: true } })).toMatchObject({ isAbout: false, isTodayAbout: true });
});

it('offers no mute where the laptop has no microphone', () => {
  expect(view().microphone).toBe('on');
  const { camera } = SOURCES;
  expect(view({ camera: { ...camera, got: { ...HEARD, microphone: undefined } } }).microphone).toBe('none');
});

it.each([
  ['rest', {}],
  ['moving', { mustStop: 'whenEmpty' }],
  ['stopping', { mustStop: 'first', stop: { status: 'asked' } }],
  ['rest', { stop: { status: 'confirmed' } }],
  ['unconfirmed', { stop: { status: 'unconfirmed', trying: false } }],
] as const)('tells that toys are %s for %o', (toys, queue) => {
  expect(view({ toys: { ...RESTING, ...queue } }).toys).toBe(toys);
});

it('fills the name of the customer into the replies, and none for an anonymous one', () => {
  const first = (name: string) => remoteReplies(NO_BOOK, name)[0]?.text;
  expect([first('uk|Mark'), first('uk|annon4711')]).toEqual(['Hi Mark, nice to see you!', 'Hi, nice to see you!']);
});

it('tells that the session could not be ended', () => {
  expect(view().hasEndFailed).toBe(false);
  expect(view({ session: { ...SOURCES.session, error: 'session.endFailed' } }).hasEndFailed).toBe(true);
});
