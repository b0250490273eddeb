import * as z from 'zod';
import type { Result } from '@greenroom/core/kernel/result';
import { millis } from '@greenroom/core/kernel/units';
import { isRegionCode } from '@greenroom/core/region-blocks/region-blocks';
import { END_REASONS } from '@greenroom/core/session/session-signal';
import { TIMER_NAMES, TIMERS } from '../actors/customer-link.port.ts';
import { REQUEST_TYPE_NAMES, requestTypeNamed } from '../actors/request-types.ts';
import { payWire } from '../platform/base/admin-api/admin-api.wire.ts';
import { faultRuleWire, whyNoCall } from '../platform/base/faults/fault-rule.ts';
import { FAULT_NAMES } from '../platform/base/faults/fault.ts';
import { TRIGGERS } from '../platform/serving/admin/trigger.ts';
import { action, inVirtualTimeOnly, plainAction, type ActionRow } from './action.ts';
import { durationOf, durationWire } from './duration.ts';
import type { Stage, StageCustomer } from './stage.ts';
import { StepFailure } from './step-failure.ts';

type Outcome = Promise<Result<unknown, { readonly error: string }>>;

interface Given {
  readonly mayFail: boolean;
  readonly refused?: string | undefined;
}

/**
 * Makes the step of a customer out of an action on the connection.
 *
 * @returns a function that throws StepFailure for a refusal, unless `mayFail`; with `refused` for anything but that refusal
 */
const moves =
  <Its extends Given>(what: string, move: (customer: StageCustomer, given: Its, stage: Stage) => Outcome) =>
  async (stage: Stage, given: Its, who: string): Promise<void> => {
    const done = await move(await stage.customer(who), given, stage);
    const refusal = done.ok ? undefined : done.error.error;
    const { mayFail, refused } = given;
    if (refused !== undefined && refusal !== refused)
      throw new StepFailure(`${who} was refused with ${refusal ?? 'nothing'}, not with ${refused}`);
    if (refused === undefined && refusal !== undefined && !mayFail)
      throw new StepFailure(`${who} could not ${what}: ${refusal}`);
  };

const mayFail = z.boolean().default(false).describe('whether the platform may refuse it');
const refused = z.string().optional().describe('the code with which the platform refuses it');
const timers = z.enum(['both', 'platform', 'device', 'none']).default('both');

export const CUSTOMER_ACTIONS = {
  ask: action(
    'customer',
    'asks for the performer, and starts these timers once the request is accepted',
    { for: z.enum(REQUEST_TYPE_NAMES).default('chat'), timers, mayFail, refused },
    moves('ask', (customer, given, { account }) => {
      customer.timers = TIMERS[given.timers];
      return customer.link.ask(account.id, requestTypeNamed(given.for));
    }),
  ),
  cancel: action(
    'customer',
    'takes the request back',
    { mayFail },
    moves('cancel', ({ link }) => link.cancel()),
  ),
  startTimer: action(
    'customer',
    'starts one timer',
    { timer: z.enum(TIMER_NAMES), mayFail },
    moves('start a timer', ({ link }, { timer }) => link.startTimer(timer)),
  ),
  say: action(
    'customer',
    'writes a line, with its translation where one is given',
    { text: z.string(), translation: z.string().optional(), mayFail, refused },
    moves('write', ({ link }, { text, translation }) => link.say(text, translation)),
  ),
  show: action(
    'customer',
    'turns the camera on or off',
    { on: z.boolean().default(true), mayFail },
    moves('show the camera', ({ link }, { on }) => link.show(on)),
  ),
  type: action(
    'customer',
    'types',
    { mayFail },
    moves('type', ({ link }) => link.type()),
  ),
  pay: action(
    'customer',
    'tips the toys, or pays for a pattern',
    { payment: payWire, mayFail },
    moves('pay', ({ link }, { payment }) => link.pay(payment)),
  ),
  writeMessage: action(
    'customer',
    'writes a message to the inbox',
    { text: z.string(), mayFail, refused },
    async (stage, given, who) => moves('write a message', () => stage.letter(who, given.text))(stage, given, who),
  ),
  leave: action(
    'customer',
    'leaves',
    { reason: z.enum(END_REASONS).default('CLICK'), mayFail },
    moves('leave', ({ link }, { reason }) => link.leave(reason)),
  ),
} as const satisfies Readonly<Record<string, ActionRow>>;

/** Actions of the platform, the network and the toys. */
export const WORLD_ACTIONS = {
  trigger: action(
    'platform',
    'sends the performer an event; without content, its sample',
    { event: z.enum(TRIGGERS), content: z.unknown().optional(), raw: z.string().optional() },
    (stage, { event, content, raw }) => stage.trigger(event, raw ?? content),
  ),
  fault: action(
    'platform',
    'has a fault, or has it no longer',
    {
      name: z.enum(FAULT_NAMES),
      on: z.boolean().default(true),
      for: durationWire.optional().describe('it ends by itself'),
    },
    (stage, { name, on, for: time }) => stage.fault(name, on, time === undefined ? undefined : durationOf(time)),
  ),
  hide: action(
    'platform',
    'hides the performer from a region, or no longer',
    { region: z.string(), on: z.boolean().default(true) },
    (stage, { region, on }) => {
      if (!isRegionCode(region)) throw new StepFailure(`there is no region ${region}`);
      return stage.hide(region, on);
    },
  ),
  changeCalls: action(
    'platform',
    'refuses the calls that fit, answers them late, or does so no longer; a rule replaces that of the same pattern',
    {
      match: z
        .string()
        .refine((match) => whyNoCall(match) === undefined, { error: ({ input }) => whyNoCall(String(input)) ?? '' })
        .describe('a call of `list calls`; * stands for any letters'),
      on: z.boolean().default(true),
      ...faultRuleWire.omit({ delay: true }).shape,
      delay: durationWire.optional().describe('before the answer'),
      for: durationWire.optional().describe('it ends by itself'),
    },
    (stage, { match, on, delay, for: time, ...rule }) =>
      stage.changeCalls(
        match,
        on ? { ...rule, ...(delay === undefined ? {} : { delay: durationOf(delay) }) } : undefined,
        time === undefined ? undefined : durationOf(time),
      ),
  ),
  withhold: action('platform', 'delivers no message with this word any more', { word: z.string() }, (stage, { word }) =>
    stage.withhold(word),
  ),
  allWell: plainAction('platform', 'has no fault any more, nor has anything else', (stage) => stage.allWell()),
  compare: action(
    'platform',
    'has the same as the page; after a log-out nothing of the performer is left',
    {
      healed: durationWire
        .optional()
        .describe('not compared unless all has been well for so long and the page is connected'),
    },
    async (stage, { healed }) => {
      const difference = await stage.difference(healed === undefined ? undefined : millis(durationOf(healed)));
      if (difference !== undefined) throw new StepFailure(difference, 'page and platform to agree');
    },
  ),
  cut: plainAction('network', 'breaks the connection of the performer; both ends notice', (stage) => stage.cut()),
  line: inVirtualTimeOnly(
    action(
      'network',
      'carries the socket of the performer differently from now on',
      {
        latency: durationWire.optional().describe('one way'),
        up: z.boolean().optional().describe('whether what the performer sends arrives'),
        down: z.boolean().optional().describe('whether what the platform sends arrives'),
        opening: z.enum(['opens', 'refuses', 'silent']).optional(),
        acknowledgement: z.enum(['accepts', 'rejects', 'silent']).optional(),
        lingers: z.boolean().optional().describe('a closed socket goes on talking'),
      },
      (stage, { latency, ...change }) =>
        stage.line({
          // What a step does not say stays as it is.
          ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
          ...(latency === undefined ? {} : { latency: millis(durationOf(latency)) }),
        }),
    ),
  ),
  heal: inVirtualTimeOnly(
    plainAction('network', 'is well again, but for faults that are on', (stage) => stage.line({})),
  ),
  wallClock: inVirtualTimeOnly(
    action('network', 'moves the wall clock, as a time server may', { seconds: z.int() }, (stage, { seconds }) =>
      stage.wallClock(seconds),
    ),
  ),
  startApp: plainAction('toyApp', 'starts', (stage) => stage.toyApp(true, {})),
  endApp: plainAction('toyApp', 'ends', (stage) => stage.toyApp(false, {})),
  misbehave: action(
    'toyApp',
    'answers late, never, wrongly, or dies',
    {
      slow: z.int().optional().describe('milliseconds'),
      silent: z.boolean().optional(),
      dieAfter: z.int().optional().describe('commands'),
      code: z.int().optional(),
    },
    (stage, change) =>
      stage.toyApp(true, Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))),
  ),
  scan: plainAction('phone', 'scans the code', (stage) => stage.phone('scan')),
  closeApp: plainAction('phone', 'closes the app', (stage) => stage.phone('close')),
  goAway: plainAction('phone', 'loses the network', (stage) => stage.phone('away')),
  comeBack: plainAction('phone', 'finds the network again', (stage) => stage.phone('back')),
} as const satisfies Readonly<Record<string, ActionRow>>;
