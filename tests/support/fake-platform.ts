import type { PerformerAccount } from '@greenroom/core/account/performer-account';
import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import type { CallFailure } from '@greenroom/core/kernel/call-failure';
import { performerId, type ClientId } from '@greenroom/core/kernel/ids';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import { NO_SERVICES } from '@greenroom/core/services/service-flags';

/** Anna of the default world: approved, code by SMS. */
export const ANNA: PerformerAccount = {
  id: performerId('1001'),
  username: 'anna',
  nickname: 'Anna',
  roles: ['ROLE_PERFORMER'],
  language: 'nl',
  socketToken: 'socket-token-1',
  status: 'APPROVED',
  services: NO_SERVICES,
  tags: [],
  countries: ['nl', 'be'],
  languages: ['nl'],
  descriptions: [],
  phoneProfile: { nameAvailable: true, introductionAvailable: true },
  performerStatus: 'ELIGIBLE',
  age: 30,
  avatar: undefined,
  settings: '{"theme":"dark"}',
  totalNotifications: 0,
};
export const PASSWORD = 'greenroom-demo';
export const CODE = '123456';

export const refusal = (status: number, message = '', body?: unknown): CallFailure => ({
  kind: 'status',
  status,
  message,
  body,
});

/** One call that the core made. */
export interface MadeCall {
  readonly name: string;
  readonly body: unknown;
}

/** What the platform knows and how it behaves; a test changes it at any moment. */
export interface FakePlatform {
  account: PerformerAccount;
  loggedIn: boolean;
  /** Wanted at login; `undefined` when the password is enough. */
  code: string | undefined;
  phone: string;
  /** Whether a request or session with this customer is going on; of others it does not tell. */
  readonly goingOn: Map<ClientId, boolean>;
  /** What it keeps of each conversation. */
  readonly conversations: Map<ClientId, ChatMessage[]>;
  /** Every call, in order. */
  readonly calls: MadeCall[];
  /** Calls of these names are refused for as long as they are here. */
  readonly refused: Map<string, CallFailure>;
  /** Calls of these names are not answered before they are taken out again. */
  readonly held: Map<string, (() => void)[]>;
  /** The bodies of all calls of one name. */
  readonly bodiesOf: (name: string) => readonly unknown[];
  readonly answer: <Value>(name: string, body: unknown, give: () => Value) => Promise<Result<Value, CallFailure>>;
}

/** A platform in memory that answers at once. */
export const createFakePlatform = (account: PerformerAccount = ANNA): FakePlatform => {
  const calls: MadeCall[] = [];
  const refused = new Map<string, CallFailure>();
  const held = new Map<string, (() => void)[]>();
  return {
    account,
    loggedIn: false,
    code: CODE,
    phone: '+31612345678',
    goingOn: new Map(),
    conversations: new Map(),
    calls,
    refused,
    held,
    bodiesOf: (name) => calls.filter((call) => call.name === name).map(({ body }) => body),
    answer: async (name, body, give) => {
      calls.push({ name, body });
      const waiting = held.get(name);
      if (waiting !== undefined) await new Promise<void>((go) => waiting.push(go));
      const failure = refused.get(name);
      return failure === undefined ? ok(give()) : err(failure);
    },
  };
};
