import * as z from 'zod/mini';
import { clientId } from '@greenroom/core/kernel/ids';
import { cents, seconds } from '@greenroom/core/kernel/units';
import {
  MICROPHONE_STATES,
  REMOTE_ACTIONS,
  REMOTE_OUTCOMES,
  REMOTE_STATUSES,
  TOY_MOVEMENTS,
  type RemoteAction,
  type RemoteActionName,
  type RemoteView,
} from '@greenroom/core/realtime/remote-signal';
import { eventOf } from './realtime-row.ts';

/** Longest texts of a remote's events, in characters: their sender is a phone with no login. */
const idWire = z.string().check(z.minLength(1), z.maxLength(64));
const textWire = z.string().check(z.maxLength(400));
const MOST_REPLIES = 20;

const commandFields = {
  id: idWire,
  action: z.enum(REMOTE_ACTIONS),
  clientId: z.optional(idWire),
  /** Of `microphone`. */
  on: z.optional(z.boolean()),
  /** Of `reply`. */
  name: z.optional(idWire),
};

const actionOf = (type: RemoteActionName, on: boolean | undefined, name: string | undefined): RemoteAction => {
  if (type === 'microphone') return { type, on: on ?? false };
  return type === 'reply' ? { type, name: name ?? '' } : { type };
};

export const remoteCommandWire = eventOf(commandFields, ({ id, action, clientId: client, on, name }) => ({
  type: 'remoteCommand',
  command: { id, clientId: client === undefined ? undefined : clientId(client), action: actionOf(action, on, name) },
}));

/** Content of the event that a remote sends. */
export const remoteCommandContentWire = z.object({ performerId: z.string(), ...commandFields });

const amountWire = z.optional(z.number());
const viewFields = {
  status: z.enum(REMOTE_STATUSES),
  customer: z.optional(
    z.object({
      id: idWire,
      name: textWire,
      time: z.int().check(z.gte(0)),
      isCounting: z.boolean(),
      visits: z.optional(z.int()),
      memo: z.optional(textWire),
    }),
  ),
  earned: amountWire,
  isAbout: z.boolean(),
  today: amountWire,
  isTodayAbout: z.optional(z.boolean()),
  microphone: z.enum(MICROPHONE_STATES),
  toys: z.optional(z.enum(TOY_MOVEMENTS)),
  hasEndFailed: z.optional(z.boolean()),
  replies: z.array(z.object({ name: idWire, text: textWire })).check(z.maxLength(MOST_REPLIES)),
  answered: z.optional(z.object({ id: idWire, outcome: z.enum(REMOTE_OUTCOMES) })),
};

const viewOf = ({
  customer,
  earned,
  today,
  isTodayAbout = false,
  hasEndFailed = false,
  ...rest
}: z.output<z.ZodMiniObject<typeof viewFields>>): RemoteView => ({
  ...rest,
  answered: rest.answered,
  toys: rest.toys,
  isTodayAbout,
  hasEndFailed,
  customer: customer && {
    ...customer,
    id: clientId(customer.id),
    time: seconds(customer.time),
    visits: customer.visits,
    memo: customer.memo,
  },
  earned: earned === undefined ? undefined : cents(earned),
  today: today === undefined ? undefined : cents(today),
});

export const remoteStateWire = eventOf(viewFields, (view) => ({ type: 'remoteView', view: viewOf(view) }));

/** Content of the event that the page that works sends to its remote. */
export const remoteStateContentWire = z.object({ performerId: z.string(), ...viewFields });
