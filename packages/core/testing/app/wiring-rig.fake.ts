import type { AppParts } from '../../src/app/app-parts.ts';
import { createWiring, type WiringDeps } from '../../src/app/wiring/wiring.ts';
import { createEmitter } from '../../src/kernel/emitter.ts';
import { silentLog } from '../../src/kernel/log.port.ts';
import { createValue } from '../../src/kernel/machine.ts';
import { connectRows, type Row } from '../../src/kernel/row.ts';
import { createVirtualClock } from '../../src/kernel/virtual-clock.ts';
import { UNKNOWN_IDENTITY, type LoginState } from '../../src/login/performer-status-state.ts';
import { NO_MODAL, type ModalsState } from '../../src/navigation/modals.machine.ts';
import type { RealtimeState } from '../../src/realtime/realtime.controller.ts';
import { IDLE_SESSION, type SessionState } from '../../src/session/session-state.ts';
import { SESSION_SETTINGS } from '../../src/session/session.constants.ts';

const IDLE = { status: 'idle', variables: undefined, failure: undefined } as const;

/** States of the capabilities, which a test sets. */
const createStates = () => ({
  login: createValue<LoginState>(UNKNOWN_IDENTITY),
  account: createValue({ approval: 'approved', details: undefined, error: undefined }),
  realtime: createValue({ connectedCount: 0, attempt: 0, authenticated: false, error: undefined } as RealtimeState),
  services: createValue({ status: 'ready', error: undefined }),
  session: createValue<SessionState>(IDLE_SESSION),
  modals: createValue<ModalsState>(NO_MODAL),
  alerts: createValue({ shown: [] }),
  unread: createValue(0),
  today: createValue<{ readonly status: string; readonly data: number | undefined }>({
    status: 'idle',
    data: undefined,
  }),
});

/** Every part, and whether a log-out resets it. */
export const PARTS = {
  account: true,
  accountSteps: false,
  alerts: true,
  availability: false,
  blocks: true,
  chat: true,
  clients: true,
  connectionAlarm: false,
  earnings: true,
  earningsReport: true,
  forum: true,
  inbox: true,
  inboxTranslation: false,
  localisation: false,
  login: false,
  media: true,
  memos: true,
  meter: true,
  missed: true,
  modals: true,
  moderation: true,
  myDay: true,
  news: false,
  notificationAnswers: true,
  push: true,
  quickReplies: false,
  rates: true,
  realtime: false,
  services: true,
  session: true,
  texts: false,
  toys: true,
  translation: false,
  workBreak: true,
} as const satisfies { readonly [Name in keyof AppParts]: AppParts[Name] extends Forgetful ? true : false };
interface Forgetful {
  readonly reset: unknown;
}
const isPart = (name: string): name is keyof AppParts => name in PARTS;
export const NAMES = Object.keys(PARTS).filter(isPart);

type MethodOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends (...input: never[]) => unknown ? Key : never;
}[keyof Part & string];
type PathsIn<Part, Name extends string> = {
  [Key in keyof Part & string]: `${Name}.${Key}.${keyof Part[Key] & string}`;
}[keyof Part & string];
/** Members of parts by their path: one that is renamed does not compile here. */
type Known = { [Name in keyof AppParts]: `${Name}.${keyof AppParts[Name] & string}` | PathsIn<AppParts[Name], Name> };
type Method = {
  [Name in keyof AppParts]:
    | `${Name}.${MethodOf<AppParts[Name]>}`
    | {
        [Key in keyof AppParts[Name] & string]: `${Name}.${Key}.${MethodOf<AppParts[Name][Key]>}`;
      }[keyof AppParts[Name] & string];
}[keyof AppParts];
export type Effect = Method | `${Method} ${string}`;
type KnownStates = Readonly<Partial<Record<Known[keyof AppParts], unknown>>>;

/** Creates a stand-in whose every member is a function that notes its own path and a text that it is given. */
const recorder = (calls: string[], known: Readonly<Record<string, unknown>>, path: string): unknown =>
  new Proxy(() => undefined, {
    get: (_target, name) => {
      const inner = `${path}.${String(name)}`;
      if (inner in known) return known[inner];
      if (name === 'reset' && isPart(path) && !PARTS[path]) return undefined;
      if (inner.endsWith('.watch')) return createValue(IDLE);
      return /\.on[A-Z]\w*$/u.test(inner) ? createEmitter().on : recorder(calls, known, inner);
    },
    apply: (_target, _this, [first]) => {
      calls.push(typeof first === 'string' ? `${path} ${first}` : path);
      return { ok: true };
    },
  });

/** The wiring over capabilities that only note what is done to them. */
export const setUpWiring = () => {
  const states = createStates();
  const calls: string[] = [];
  const gap = createEmitter();
  const known: KnownStates = {
    'login.watch': states.login,
    'account.watch': states.account,
    'realtime.watch': states.realtime,
    'realtime.onGap': gap.on,
    'services.watch': states.services,
    'session.watch': states.session,
    'session.settings': SESSION_SETTINGS,
    'modals.watch': states.modals,
    'alerts.watch': states.alerts,
    'inbox.unread': states.unread,
    'earnings.today.watch': states.today,
    'inbox.open': createValue({ client: undefined }),
    'memos.draft': createValue(undefined),
    'moderation.draft': createValue(undefined),
    'toys.queue.watch': createValue({ stop: { status: 'none' } }),
    'media.uploads.watch': createValue({ uploads: [] }),
    'localisation.watch': createValue({ language: 'nl', languages: ['nl'] }),
  };
  const deps: WiringDeps = {
    clock: createVirtualClock(),
    log: silentLog,
    page: { reload: () => undefined, lastForcedReload: () => undefined, rememberForcedReload: () => undefined },
    session: { kpi: async () => ({ ok: true, value: undefined }) },
    onCallAnswered: createEmitter().on,
    onNotLoggedIn: createEmitter().on,
  };
  const parts: unknown = Object.fromEntries(NAMES.map((name) => [name, recorder(calls, known, name)]));
  const wiring = createWiring(parts as AppParts, deps);
  return { states, calls, gap, wiring, connect: (rows: readonly Row[]) => connectRows(rows) };
};
