import { expect, it } from 'vitest';
import { after, invoke, leave } from '../../kernel/slots.ts';
import { millis } from '../../kernel/units.ts';
import { toyConnection, into, NOT_CONNECTED, toyReadiness } from './toy-connection.machine.ts';
import type { ToyConnectionEvent, ToyConnectionPhase } from './toy-connection.machine.ts';

const QR = { image: 'https://hub/qr.png', code: '395079' };
const PHONE = { device: 'phone-1', appUrl: 'https://192-168-0-248.example:30010' };
const PHASES: readonly ToyConnectionPhase[] = [
  'off',
  'lookingLocally',
  'openingSocket',
  'waitingForQr',
  'waitingToReconnect',
  'local',
  'phone',
  'phoneOff',
];
const AWAY: readonly ToyConnectionPhase[] = ['lookingLocally', 'openingSocket', 'waitingForQr', 'waitingToReconnect'];

const at = (phase: ToyConnectionPhase, change: Parameters<typeof into>[2] = {}) => into(NOT_CONNECTED, phase, change);
const start = (timer: 'poll' | 'heartbeat' | 'reconnect', delay: number) =>
  after(timer, millis(delay), { type: 'timePassed', timer });
const POLL = start('poll', 10_000);
const HEARTBEAT = start('heartbeat', 5_000);
const LOOK = invoke('look', { type: 'look' });
const OPEN = invoke('hub', { type: 'openSocket' });
const CLOSE = leave('hub');
const found = (toys = 1): ToyConnectionEvent => ({ type: 'found', toys });
const notFound: ToyConnectionEvent = { type: 'notFound', code: 'toys.apiUnavailable' };
const closed = { type: 'closed', code: 'toys.socketDisconnect', wait: millis(7_000) } as const;
const devices = (phone = PHONE, toys = 1): ToyConnectionEvent => ({ type: 'devices', phone, toys });

const isIgnored = (phase: ToyConnectionPhase, event: ToyConnectionEvent): boolean => {
  const state = at(phase);
  const step = toyConnection(state, event);
  return step.state === state && step.effects.length === 0;
};

it.each(AWAY)(
  'connects to the app on this machine while %s, drops the hub, and asks the app again after 5 s',
  (phase) => {
    const before = at(phase, { qr: QR, device: 'phone-1', phoneApp: 'https://phone', error: 'toys.socketDisconnect' });
    const { state, effects } = toyConnection(before, found());
    expect(state).toEqual(at('local'));
    expect(effects).toEqual([leave('poll'), leave('heartbeat'), leave('reconnect'), CLOSE, HEARTBEAT]);
  },
);

it('keeps the very state of an app on this machine that answers as before, and takes another number of toys', () => {
  const known = at('local');
  expect(toyConnection(known, found())).toEqual({ state: known, effects: [HEARTBEAT] });
  expect(toyConnection(known, found()).state).toBe(known);
  expect(toyConnection(known, found(0)).state).toEqual(at('local', { error: 'toys.noDevices' }));
  expect(toyConnection(at('local', { reachable: false }), found()).state).toEqual(known);
});

it.each([
  ['lookingLocally', undefined],
  ['local', 'toys.apiUnavailable'],
] as const)(
  'opens the next hub when no app answers while %s, and asks this machine again after 10 s',
  (phase, error) => {
    const { state, effects } = toyConnection(at(phase, { qr: QR }), notFound);
    expect(state).toEqual(at('openingSocket', { error }));
    expect(effects).toEqual([leave('heartbeat'), OPEN, POLL]);
  },
);

it.each(['openingSocket', 'waitingForQr', 'waitingToReconnect'] as const)(
  'asks this machine again after 10 s while %s',
  (phase) => {
    const state = at(phase);
    expect(toyConnection(state, notFound)).toEqual({ state, effects: [POLL] });
  },
);

it.each([...AWAY, 'phoneOff'] as const)(
  'connects through the phone while %s, also one that was paired earlier, and looks no more on this machine',
  (phase) => {
    const before = at(phase, { qr: QR, error: 'toys.socketDisconnect' });
    const { state, effects } = toyConnection(before, { type: 'appStatus', on: true });
    expect(state).toEqual(at('phone'));
    expect(effects).toEqual([leave('poll'), leave('look')]);
    const paired = { device: PHONE.device, phoneApp: PHONE.appUrl };
    expect(toyConnection(before, devices())).toEqual({ state: at('phone', paired), effects });
  },
);

it('is not connected by another app after a status off', () => {
  const off = at('phoneOff', { device: PHONE.device });
  expect(toyConnection(off, devices({ ...PHONE, device: 'phone-2' }))).toEqual({
    state: { ...off, error: 'toys.anotherAppConnecting' },
    effects: [],
  });
});

it('clears the toys when the app of the phone says that it is off, and only then', () => {
  const off = { type: 'appStatus', on: false } as const;
  const { state, effects } = toyConnection(at('phone'), off);
  expect(state).toEqual(at('phoneOff', { error: 'toys.noActiveClients' }));
  expect(effects).toEqual([{ type: 'clearToys' }]);
  expect(isIgnored('waitingForQr', off)).toBe(true);
  expect(isIgnored('phone', { ...off, on: true })).toBe(true);
});

it('keeps the very state of a phone that lists its toys again, and takes what is new', () => {
  const known = at('phone', { device: PHONE.device, phoneApp: PHONE.appUrl });
  expect(toyConnection(known, devices()).state).toBe(known);
  expect(toyConnection(known, devices(PHONE, 0)).state).toEqual({ ...known, error: 'toys.noDevices' });
  expect(toyConnection({ ...known, reachable: false }, devices()).state).toEqual(known);
  const moved = { ...PHONE, appUrl: 'https://192-168-0-9.example:30010' };
  expect(toyConnection(known, devices(moved)).state).toEqual({ ...known, phoneApp: moved.appUrl });
  expect(toyConnection({ ...known, device: undefined }, devices()).state).toEqual(known);
  const other = { ...PHONE, device: 'phone-2' };
  expect(toyConnection(known, devices(other))).toEqual({
    state: { ...known, error: 'toys.anotherAppConnecting' },
    effects: [],
  });
});

it('says that the phone is out of reach of the hub, and that it is back', () => {
  const online = { type: 'appOnline', on: false } as const;
  const gone = { ...at('phone'), reachable: false, error: 'toys.noActiveClients' as const };
  expect(toyConnection(at('phone'), online)).toEqual({ state: gone, effects: [] });
  expect(toyConnection(gone, { ...online, on: true })).toEqual({ state: at('phone'), effects: [] });
  expect(isIgnored('phone', { ...online, on: true })).toBe(true);
  expect(isIgnored('waitingForQr', { ...online, on: true })).toBe(true);
});

it.each(['openingSocket', 'waitingForQr', 'phone'] as const)(
  'opens a hub again that closes while %s, after its 7 s',
  (phase) => {
    const { state, effects } = toyConnection(at(phase, { qr: QR, device: 'phone-1' }), closed);
    expect(state).toEqual(at('waitingToReconnect', { error: 'toys.socketDisconnect' }));
    const again = start('reconnect', 7_000);
    // While the phone was connected this machine was not asked.
    expect(effects).toEqual(phase === 'phone' ? [CLOSE, again, POLL] : [CLOSE, again]);
  },
);

it('is off when a hub closes whose phone said that it is off', () => {
  const { state, effects } = toyConnection(at('phoneOff', { device: 'phone-1' }), closed);
  expect(state).toEqual(at('off', { error: 'toys.socketDisconnect' }));
  expect(effects).toEqual([CLOSE]);
});

it('asks for a code when the hub is open, and shows it unless a phone is connected', () => {
  const qr = { type: 'qrArrived', qr: QR } as const;
  const open = at('openingSocket');
  expect(toyConnection(open, { type: 'opened' })).toEqual({
    state: open,
    effects: [{ type: 'askForQr' }],
  });
  expect(toyConnection(open, qr)).toEqual({ state: at('waitingForQr', { qr: QR }), effects: [] });
  expect(isIgnored('phone', qr)).toBe(true);
  expect(isIgnored('phoneOff', qr)).toBe(true);
});

it('begins with a look at this machine, and after a status off with another hub', () => {
  const looking = at('lookingLocally');
  expect(toyConnection(at('off'), { type: 'connectRequested' })).toEqual({ state: looking, effects: [LOOK] });
  const before = at('phoneOff', { error: 'toys.noActiveClients', device: 'phone-1' });
  expect(toyConnection(before, { type: 'connectRequested' })).toEqual({ state: looking, effects: [CLOSE, LOOK] });
  for (const phase of [...AWAY, 'local', 'phone'] as const)
    expect(isIgnored(phase, { type: 'connectRequested' })).toBe(true);
});

it('drops everything at a disconnect', () => {
  expect(toyConnection(at('phone', { device: 'phone-1' }), { type: 'disconnectRequested' })).toEqual({
    state: NOT_CONNECTED,
    effects: [leave('poll'), leave('heartbeat'), leave('reconnect'), leave('look'), CLOSE, { type: 'clearToys' }],
  });
  expect(isIgnored('off', { type: 'disconnectRequested' })).toBe(true);
});

it('looks at once for an app on this machine that did not answer a command, and counts it as out of reach', () => {
  expect(toyConnection(at('local'), { type: 'commandLost' })).toEqual({
    state: { ...at('local'), reachable: false },
    effects: [LOOK],
  });
  expect(isIgnored('phone', { type: 'commandLost' })).toBe(true);
});

it.each([
  ['heartbeat', ['local']],
  ['poll', [...AWAY, 'local']],
  ['reconnect', ['waitingToReconnect']],
] as const)('does something when the %s is due while %j, and nothing otherwise', (timer, phases: readonly string[]) => {
  const due = { type: 'timePassed', timer } as const;
  expect(PHASES.filter((phase) => !isIgnored(phase, due))).toEqual(PHASES.filter((phase) => phases.includes(phase)));
});

it('asks the app again that is connected, and this machine while none is', () => {
  for (const [phase, timer] of [
    ['local', 'heartbeat'],
    ['local', 'poll'],
    ['waitingForQr', 'poll'],
  ] as const)
    expect(toyConnection(at(phase), { type: 'timePassed', timer })).toEqual({ state: at(phase), effects: [LOOK] });
});

it('opens the next hub when its pause is over; the poll runs already', () => {
  expect(toyConnection(at('waitingToReconnect'), { type: 'timePassed', timer: 'reconnect' })).toEqual({
    state: at('openingSocket'),
    effects: [OPEN],
  });
});

const NONE = { status: 'disconnected', error: undefined } as const;
const THERE = { status: 'connected', error: undefined } as const;
const TOY = { connected: true, enabled: true };

it('is good with a toy that is within reach and on for customers', () => {
  expect(toyReadiness(true, THERE, [TOY])).toBe('good');
});

it.each([[[]], [[{ ...TOY, connected: false }]], [[{ ...TOY, enabled: false }]]])(
  'asks for attention while connected with %j',
  (toys) => {
    expect(toyReadiness(true, THERE, toys)).toBe('attention');
  },
);

it('asks for attention where toys are offered and not connected, or a connection failed', () => {
  expect(toyReadiness(true, NONE, [])).toBe('attention');
  expect(toyReadiness(false, { ...NONE, error: 'toys.noDevices' }, [])).toBe('attention');
});

it('is off where no toys are offered or connected', () => {
  expect(toyReadiness(false, NONE, [])).toBe('off');
});
