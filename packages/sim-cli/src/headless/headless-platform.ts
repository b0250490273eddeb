import type { Answer } from '@greenroom/core/kernel/answer';
import type { CallName } from '@greenroom/adapters-http/http/calls';
import type { PerformerAccount } from '@greenroom/core/account/performer-account';
import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import { NETWORK_FAILED, NETWORK_TIMED_OUT, type CallFailure } from '@greenroom/core/kernel/call-failure';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { CurrentWork } from '@greenroom/core/session/current-work';
import { done, err, type Result } from '@greenroom/core/kernel/result';
import { millis, seconds, type Millis } from '@greenroom/core/kernel/units';
import { createVirtualClock, type VirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { brokenAnswer, SLOW } from '../platform/faults/call-faults.ts';
import type { FaultName } from '../platform/faults/faults.ts';
import { oddAnswer } from '../platform/faults/odd-answers.ts';
import { PERFORMERS, type WorldPerformer } from '../platform/world/performers.ts';
import { accountOf } from './headless-account.ts';
import { lineTrouble, PATIENCE, type LineTrouble } from './line-trouble.ts';

/** 5 March 2026, noon in Amsterdam. */
const NOON = seconds(1_772_708_400);

const [FIRST_PERFORMER] = PERFORMERS;
/** Nobody in particular, should the world be empty. */
const NOBODY: WorldPerformer = { id: '1', username: 'nobody', purpose: '', codeChannel: 'none', status: 'APPROVED' };

/** Anna of the default world: approved, code by SMS. @fortests */
export const ANNA: PerformerAccount = accountOf(FIRST_PERFORMER ?? NOBODY);
export const CODE = '123456';

export const refusal = (status: number, message = '', body?: unknown): CallFailure => ({
  kind: 'status',
  status,
  message,
  body,
});

/** One call that the core made. */
export interface MadeCall {
  readonly name: CallName;
  readonly body: unknown;
}

/** What the platform does with what she says of a request or a session. */
export interface PerformerSide {
  readonly accept: (id: ClientId) => Result<undefined, CallFailure>;
  readonly end: (id: ClientId, isBlocked: boolean) => void;
  readonly timeOut: (id: ClientId) => void;
  readonly said: (id: ClientId, text: string) => void;
  /** The performer logged out. */
  readonly leaveWork: () => void;
  /** A new page: a session that runs is held for it. */
  readonly pageStarted: () => void;
  readonly setReady: (isReady: boolean) => void;
  /** What goes on; undefined when the platform does not tell. */
  readonly current: () => CurrentWork | undefined;
}

/** Nobody asks for her: everything works and nothing follows. */
const NOBODY_THERE: PerformerSide = {
  accept: () => done,
  end: () => undefined,
  timeOut: () => undefined,
  said: () => undefined,
  leaveWork: () => undefined,
  pageStarted: () => undefined,
  setReady: () => undefined,
  current: () => undefined,
};

/** What the platform knows and how it behaves; whoever plays with it changes it at any moment. */
export interface HeadlessPlatform {
  readonly clock: VirtualClock;
  account: PerformerAccount;
  loggedIn: boolean;
  /** Wanted at login; `undefined` when the password is enough. */
  code: string | undefined;
  codeChannel: 'email' | 'sms';
  phone: string;
  /** How long each answer takes. */
  answerTime: Millis;
  /** What it keeps of each conversation. */
  readonly conversations: Map<ClientId, ChatMessage[]>;
  /** Every call, in order. */
  readonly calls: MadeCall[];
  /** Calls of these names are refused for as long as they are here. */
  readonly refused: Map<CallName, CallFailure>;
  /** Calls of these names are not answered before they are taken out again. */
  readonly held: Map<CallName, (() => void)[]>;
  /** The named faults of the simulated platform that are on. */
  readonly faults: Set<FaultName>;
  /** Rises with everything that will be answered later: what has not risen need not be waited for. */
  stirred: number;
  /** The bodies of all calls of one name. */
  readonly bodiesOf: (name: CallName) => readonly unknown[];
  readonly answer: <Value>(name: CallName, body: unknown, give: () => Result<Value, CallFailure>) => Answer<Value>;
  desk: PerformerSide;
  /** Told of each call, and of its failure if it fails. */
  onCall: (call: MadeCall, failure?: CallFailure) => void;
  readonly wait: (time: Millis) => Promise<void>;
}

/** A platform in memory, on a virtual clock. It answers at once unless told otherwise. */
export const createHeadlessPlatform = (
  account: PerformerAccount = ANNA,
  clock: VirtualClock = createVirtualClock(NOON),
): HeadlessPlatform => {
  const calls: MadeCall[] = [];
  const refused = new Map<CallName, CallFailure>();
  const held = new Map<CallName, (() => void)[]>();
  const faults = new Set<FaultName>();
  const wait = (time: Millis): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    clock.schedule(time, () => {
      platform.stirred += 1;
      resolve();
    });
    return promise;
  };
  const failureOf = (name: CallName): CallFailure | undefined => {
    if (faults.size === 0) return refused.get(name);
    const odd = oddAnswer(faults);
    if (odd !== undefined) return odd.arrivesAs;
    const broken = brokenAnswer(faults, name);
    return broken === undefined ? refused.get(name) : refusal(broken.status, broken.body.error, broken.body);
  };
  /** Too late for the caller; the platform does it all the same. */
  const dawdle = async <Value>(give: () => Result<Value, CallFailure>): Answer<Value> => {
    clock.schedule(SLOW, give);
    await wait(PATIENCE);
    return err(NETWORK_TIMED_OUT);
  };
  const settle = <Value>(name: CallName, give: () => Result<Value, CallFailure>): Result<Value, CallFailure> => {
    const failure = failureOf(name);
    if (failure !== undefined) return err(failure);
    const answered = give();
    return faults.has('lost-answer') ? err(NETWORK_FAILED) : answered;
  };
  const through = async <Value>(
    { arrives, after, failure }: LineTrouble,
    give: () => Result<Value, CallFailure>,
  ): Answer<Value> => {
    const answered = arrives ? give() : undefined;
    if (after > 0) await wait(after);
    return failure === undefined && answered !== undefined ? answered : err(failure ?? NETWORK_FAILED);
  };
  const answer: HeadlessPlatform['answer'] = async (name, body, give) => {
    const call = { name, body };
    calls.push(call);
    platform.stirred += 1;
    platform.onCall(call);
    const waiting = held.get(name);
    if (waiting !== undefined) await new Promise<void>((go) => waiting.push(go));
    if (platform.answerTime > 0) await wait(platform.answerTime);
    const trouble = lineTrouble(faults);
    const answered = () => (faults.has('slow') ? dawdle(give) : settle(name, give));
    const result = trouble === undefined ? await answered() : await through(trouble, () => settle(name, give));
    if (!result.ok) platform.onCall(call, result.error);
    return result;
  };
  const platform: HeadlessPlatform = {
    clock,
    account,
    loggedIn: false,
    code: CODE,
    codeChannel: 'sms',
    phone: '+31612345678',
    answerTime: millis(0),
    conversations: new Map(),
    calls,
    refused,
    held,
    faults,
    stirred: 0,
    bodiesOf: (name) => calls.filter((call) => call.name === name).map(({ body }) => body),
    answer,
    desk: NOBODY_THERE,
    onCall: () => undefined,
    wait,
  };
  return platform;
};
