import { expect, it } from 'vitest';
import { millis } from '../../kernel/units.ts';
import { into, NOT_CONNECTED, type ToyConnectionEvent, type ToyConnectionPhase } from './toy-connection-state.ts';
import { toyConnection } from './toy-connection.machine.ts';

const QR = { image: 'https://hub/qr.png', code: '395079' };
const PHONE = { device: 'phone-1', appUrl: 'https://192-168-0-248.example:30010' };
const [SOCKET, LOOK] = [3, 5];
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

const at = (phase: ToyConnectionPhase, change: Parameters<typeof into>[2] = {}) =>
  into(NOT_CONNECTED, phase, { socket: SOCKET, look: LOOK, ...change });
const cancel = (timer: 'poll' | 'heartbeat' | 'reconnect') => ({ type: 'cancelSchedule', timer });
const POLL = { type: 'schedule', timer: 'poll', after: 10_000 };
const HEARTBEAT = { type: 'schedule', timer: 'heartbeat', after: 5_000 };
const CLOSE = { type: 'closeSocket' };
const found = (toys = 1, look = LOOK): ToyConnectionEvent => ({ type: 'found', look, toys });
const notFound = (look = LOOK): ToyConnectionEvent => ({ type: 'notFound', look, code: 'toys.apiUnavailable' });
const closed = { type: 'closed', socket: SOCKET, code: 'toys.socketDisconnect', wait: millis(7_000) } as const;
const devices = (phone = PHONE, toys = 1): ToyConnectionEvent => ({ type: 'devices', socket: SOCKET, phone, toys });

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
    expect(state).toEqual(at('local', { socket: SOCKET + 1 }));
    expect(effects).toEqual([cancel('poll'), cancel('heartbeat'), cancel('reconnect'), CLOSE, HEARTBEAT]);
  },
);

it('keeps the very state of an app on this machine that answers as before, and takes another number of toys', () => {
  const known = at('local');
  expect(toyConnection(known, found())).toEqual({ state: known, effects: [HEARTBEAT] });
  expect(toyConnection(known, found()).state).toBe(known);
  expect(toyConnection(known, found(0)).state).toEqual(at('local', { error: 'toys.noDevices' }));
  expect(toyConnection(at('local', { reachable: false }), found()).state).toEqual(known);
});

it.each(['off', 'phone', 'phoneOff'] as const)(
  'ignores while %s that the app on this machine is there, or is not',
  (phase) => {
    expect(isIgnored(phase, found())).toBe(true);
    expect(isIgnored(phase, notFound())).toBe(true);
  },
);

it.each(PHASES)('ignores while %s the answer to an earlier look', (phase) => {
  expect(isIgnored(phase, found(1, LOOK - 1))).toBe(true);
  expect(isIgnored(phase, notFound(LOOK - 1))).toBe(true);
});

it.each([
  ['lookingLocally', undefined],
  ['local', 'toys.apiUnavailable'],
] as const)(
  'opens the next hub when no app answers while %s, and asks this machine again after 10 s',
  (phase, error) => {
    const { state, effects } = toyConnection(at(phase, { qr: QR }), notFound());
    expect(state).toEqual(at('openingSocket', { socket: SOCKET + 1, error }));
    expect(effects).toEqual([cancel('heartbeat'), { type: 'openSocket', socket: SOCKET + 1 }, POLL]);
  },
);

it.each(['openingSocket', 'waitingForQr', 'waitingToReconnect'] as const)(
  'asks this machine again after 10 s while %s',
  (phase) => {
    const state = at(phase);
    expect(toyConnection(state, notFound())).toEqual({ state, effects: [POLL] });
  },
);

it.each(AWAY)(
  'connects through the phone while %s, looks no more on this machine, and takes late looks for stale',
  (phase) => {
    const before = at(phase, { qr: QR, error: 'toys.socketDisconnect' });
    const { state, effects } = toyConnection(before, { type: 'appStatus', socket: SOCKET, on: true });
    expect(state).toEqual(at('phone', { look: LOOK + 1 }));
    expect(effects).toEqual([cancel('poll')]);
  },
);

it('clears the toys when the app of the phone says that it is off, and only then', () => {
  const off = { type: 'appStatus', socket: SOCKET, on: false } as const;
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
  const online = { type: 'appOnline', socket: SOCKET, on: false } as const;
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
    const again = { type: 'schedule', timer: 'reconnect', after: 7_000 };
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
  const qr = { type: 'qrArrived', socket: SOCKET, qr: QR } as const;
  const open = at('openingSocket');
  expect(toyConnection(open, { type: 'opened', socket: SOCKET })).toEqual({
    state: open,
    effects: [{ type: 'askForQr' }],
  });
  expect(toyConnection(open, qr)).toEqual({ state: at('waitingForQr', { qr: QR }), effects: [] });
  expect(isIgnored('phone', qr)).toBe(true);
  expect(isIgnored('phoneOff', qr)).toBe(true);
});

it.each(['off', 'local'] as const)('hears no hub while %s, and no earlier one at any time', (phase) => {
  expect(isIgnored(phase, closed)).toBe(true);
  for (const any of PHASES) expect(isIgnored(any, { ...closed, socket: SOCKET - 1 })).toBe(true);
});

it('begins with a look at this machine, and after a status off with another hub', () => {
  const looks = { type: 'look', look: LOOK + 1 };
  expect(toyConnection(at('off'), { type: 'connectAsked' })).toEqual({
    state: at('lookingLocally', { look: LOOK + 1 }),
    effects: [looks],
  });
  const before = at('phoneOff', { error: 'toys.noActiveClients', device: 'phone-1' });
  expect(toyConnection(before, { type: 'connectAsked' })).toEqual({
    state: at('lookingLocally', { look: LOOK + 1, socket: SOCKET + 1 }),
    effects: [CLOSE, looks],
  });
  for (const phase of [...AWAY, 'local', 'phone'] as const)
    expect(isIgnored(phase, { type: 'connectAsked' })).toBe(true);
});

it('drops everything at a disconnect, and takes late reports for stale', () => {
  expect(toyConnection(at('phone', { device: 'phone-1' }), { type: 'disconnectAsked' })).toEqual({
    state: { ...NOT_CONNECTED, socket: SOCKET + 1, look: LOOK + 1 },
    effects: [cancel('poll'), cancel('heartbeat'), cancel('reconnect'), CLOSE, { type: 'clearToys' }],
  });
  expect(isIgnored('off', { type: 'disconnectAsked' })).toBe(true);
});

it('looks at once for an app on this machine that did not answer a command, and counts it as out of reach', () => {
  expect(toyConnection(at('local'), { type: 'commandLost' })).toEqual({
    state: { ...at('local', { look: LOOK + 1 }), reachable: false },
    effects: [{ type: 'look', look: LOOK + 1 }],
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
  const looks = [{ type: 'look', look: LOOK + 1 }];
  for (const [phase, timer] of [
    ['local', 'heartbeat'],
    ['local', 'poll'],
    ['waitingForQr', 'poll'],
  ] as const)
    expect(toyConnection(at(phase), { type: 'timePassed', timer })).toEqual({
      state: { ...at(phase), look: LOOK + 1 },
      effects: looks,
    });
});

it('opens the next hub when its pause is over; the poll runs already', () => {
  expect(toyConnection(at('waitingToReconnect'), { type: 'timePassed', timer: 'reconnect' })).toEqual({
    state: at('openingSocket', { socket: SOCKET + 1 }),
    effects: [{ type: 'openSocket', socket: SOCKET + 1 }],
  });
});
