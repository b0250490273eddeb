import { expect, it } from 'vitest';
import { STATE_PATHS } from '../actors/watched-state.ts';
import { ACTIONS } from './actions.ts';
import { NOTHING_SEEN, SEEN_FROM_OUTSIDE, seenFromOutside, SIGNS, type PersonView } from './person.ts';

const account = {
  id: '1004',
  username: 'demi',
  purpose: '',
  codeChannel: 'none',
  status: 'APPROVED',
  language: 'en',
  settings: '',
  services: ['photo', 'chat'],
  loggedIn: true,
  online: true,
  ready: true,
};
const asked = {
  performerId: '1004',
  clientId: '6001',
  sessionType: 'VIDEO',
  type: 'chat',
  status: 'pending',
  received: true,
  timers: { platform: false, device: false },
  endReason: null,
} as const;
const view: PersonView = { performer: account, requests: [asked], lines: [] };
const inSession: PersonView = {
  ...view,
  requests: [{ ...asked, status: 'accepted', timers: { platform: true, device: false } }],
  lines: ['CLIENT: Hello'],
};
const read = (path: string, from: PersonView) => SEEN_FROM_OUTSIDE[path]?.(from);

it.each([
  ['login.status', 'unauthenticated', 'authenticated', 'authenticated'],
  ['realtime.authenticated', false, true, true],
  ['services.confirmed', [], ['chat', 'photo'], ['chat', 'photo']],
  ['session.status', 'idle', 'active', 'connected'],
  ['session.request', null, '6001', null],
  ['session.client', null, null, '6001'],
  ['session.timers', 'none', 'none', 'platform'],
  ['chat.client', null, null, '6001'],
  ['chat.lines', [], [], ['CLIENT: Hello']],
])('reads %s from the platform: away, asked, in session', (path, away, whenAsked, whenConnected) => {
  expect([read(path, NOTHING_SEEN), read(path, inSession)]).toEqual([away, whenConnected]);
  expect(new Set([read(path, view)].flat())).toEqual(new Set([whenAsked].flat()));
});

it('does not say that the performer is asked before the page has shown it', () => {
  expect(read('session.request', { ...view, requests: [{ ...asked, received: false }] })).toBeNull();
});

it('expects nothing of the page that the platform cannot know', () => {
  const wanted = { state: { modal: 'session', 'session.status': 'active' }, alert: 'x', call: 'endSession' };
  expect(seenFromOutside(wanted)).toEqual({
    state: { 'session.status': 'active' },
    alert: undefined,
    call: 'endSession',
  });
});

it('names states and actions that scenarios have', () => {
  expect(Object.keys(SEEN_FROM_OUTSIDE).filter((path) => !STATE_PATHS.includes(path))).toEqual([]);
  expect(Object.keys(SIGNS).filter((action) => ACTIONS.get(action)?.by !== 'performer')).toEqual([]);
});
