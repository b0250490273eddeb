import * as z from 'zod';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import * as wire from '../platform/admin/admin-api.wire.ts';
import { machineWire, type MachineReport } from '../platform/admin/machine.wire.ts';
import { inviteAnswerWire, type inviteWire, type urgentWire } from '../platform/admin/person-admin.wire.ts';
import { mediaWire, ticketWire, type MediaTraffic, type Ticket } from '../platform/admin/media-admin.wire.ts';
import {
  idsWire,
  mediaListWire,
  type fillWire,
  type MediaState,
  type moderateWire,
  type rankWire,
} from '../platform/admin/gallery-admin.wire.ts';
import { resentWire, trafficWire, type TrafficReport } from '../platform/admin/traffic.wire.ts';
import { toyLogWire, type hubWire, type phoneWire, type ToyLog } from '../platform/admin/toy-admin.wire.ts';

/** Why the admin API did not do it: its code, or `unreachable`. */
export interface AdminFailure {
  readonly status: number;
  readonly error: string;
}

type Outcome<Value> = Promise<Result<Value, AdminFailure>>;
type Body<Schema extends z.ZodType> = z.input<Schema>;

/** The platform's admin API from outside: what the commands, the tests and the crowd move it with. */
export interface AdminClient {
  readonly state: () => Outcome<wire.PlatformState>;
  /** Processor time and memory of the platform. */
  readonly machine: () => Outcome<MachineReport>;
  readonly log: () => Outcome<z.infer<typeof wire.logWire>>;
  readonly mailbox: (performerId?: string) => Outcome<readonly wire.Mail[]>;
  readonly trigger: (event: Body<typeof wire.triggerWire>) => Outcome<z.infer<typeof wire.triggerAnswerWire>>;
  readonly fault: (fault: Body<typeof wire.faultWire>) => Outcome<unknown>;
  /** A performer more than the world has. */
  readonly hire: (performer: Body<typeof wire.newPerformerWire>) => Outcome<z.infer<typeof wire.performerAnswerWire>>;
  readonly enter: (who: Body<typeof wire.newCustomerWire>) => Outcome<z.infer<typeof wire.customerAnswerWire>>;
  readonly ask: (clientId: string, wish: Body<typeof wire.askWire>) => Outcome<unknown>;
  readonly cancel: (clientId: string) => Outcome<unknown>;
  readonly startTimer: (clientId: string, which: Body<typeof wire.timerWire>['which']) => Outcome<unknown>;
  readonly leave: (clientId: string, reason: Body<typeof wire.leaveWire>['reason']) => Outcome<unknown>;
  readonly say: (clientId: string, text: string, translation?: string) => Outcome<z.infer<typeof wire.saidAnswerWire>>;
  readonly type: (clientId: string) => Outcome<unknown>;
  readonly pay: (clientId: string, payment: wire.Payment) => Outcome<unknown>;
  /** Writes to her inbox. */
  readonly write: (
    clientId: string,
    letter: Body<typeof wire.letterWire>,
  ) => Outcome<z.infer<typeof wire.saidAnswerWire>>;
  /** The customer does not want to hear of her, or does again. */
  readonly blockHer: (clientId: string, block: Body<typeof wire.clientBlockWire>) => Outcome<unknown>;
  readonly messages: (clientId: string) => Outcome<z.infer<typeof wire.messagesWire>['messages']>;
  readonly showHimself: (clientId: string, on: boolean) => Outcome<unknown>;
  readonly media: () => Outcome<MediaTraffic>;
  /** What a customer's page needs to see her. */
  readonly ticket: (performerId: string) => Outcome<Ticket>;
  /** Sends her to the other media server. */
  readonly reconnect: (performerId: string) => Outcome<z.infer<typeof wire.triggerAnswerWire>>;
  /** What passed through the platform after this entry; what people wrote is masked unless asked for. */
  readonly traffic: (after: number, unmask: boolean) => Outcome<readonly TrafficReport[]>;
  /** Tells her an event of the traffic once more. */
  readonly resend: (id: number) => Outcome<z.infer<typeof resentWire>>;
  readonly phone: (act: Body<typeof phoneWire>) => Outcome<unknown>;
  readonly hub: (change: Body<typeof hubWire>) => Outcome<unknown>;
  /** Sample photos and videos among hers. @returns their ids */
  readonly fillMedia: (order: Body<typeof fillWire>) => Outcome<z.infer<typeof idsWire>>;
  /** Her rank until her next payment. */
  readonly rank: (order: Body<typeof rankWire>) => Outcome<unknown>;
  readonly moderate: (order: Body<typeof moderateWire>) => Outcome<z.infer<typeof idsWire>>;
  readonly medias: (performerId: string) => Outcome<readonly MediaState[]>;
  /** What she must verify from her next session check on. */
  readonly urgent: (order: Body<typeof urgentWire>) => Outcome<unknown>;
  /** A link to register with. */
  readonly invite: (who: Body<typeof inviteWire>) => Outcome<z.infer<typeof inviteAnswerWire>>;
  /** What the toys of her phone were told. */
  readonly toyLog: (performerId: string) => Outcome<ToyLog>;
}

const UNREACHABLE: AdminFailure = { status: 0, error: 'unreachable' };
/** Longer than the platform ever takes on a busy machine. */
const PATIENCE = 10_000;

/** @param platform where it is; `cut` gives up what was asked and not yet answered */
export const createAdminClient = (platform: {
  readonly url: string;
  readonly token: string;
  readonly cut?: AbortSignal | undefined;
}): AdminClient => {
  const { cut } = platform;
  const call = async <Answer extends z.ZodType>(
    path: string,
    answer: Answer,
    body?: unknown,
  ): Outcome<z.output<Answer>> => {
    const headers = { authorization: `Bearer ${platform.token}`, 'content-type': 'application/json' };
    const timeout = AbortSignal.timeout(PATIENCE);
    const signal = cut === undefined ? timeout : AbortSignal.any([timeout, cut]);
    const request =
      body === undefined ? { headers, signal } : { method: 'POST', headers, signal, body: JSON.stringify(body) };
    const response = await fetch(`${platform.url}/sim/api/${path}`, request).catch(() => undefined);
    if (response === undefined) return err(UNREACHABLE);
    const json: unknown = await response.json().catch(() => undefined);
    const { status } = response;
    if (!response.ok)
      return err({ status, error: wire.refusalWire.safeParse(json).data?.error ?? response.statusText });
    const read = answer.safeParse(json);
    return read.success ? ok(read.data) : err({ status, error: 'unreadable_answer' });
  };
  const done = z.object({});
  const customer = (id: string, what: string): string => `customers/${encodeURIComponent(id)}/${what}`;

  return {
    state: () => call('state', wire.stateWire),
    machine: () => call('machine', machineWire),
    log: () => call('log', wire.logWire),
    mailbox: async (performerId) => {
      const query = performerId === undefined ? '' : `?performer=${encodeURIComponent(performerId)}`;
      const box = await call(`mailbox${query}`, wire.mailboxWire);
      return box.ok ? ok(box.value.mails) : box;
    },
    trigger: (event) => call('trigger', wire.triggerAnswerWire, event),
    fault: (fault) => call('faults', done, fault),
    hire: (performer) => call('performers', wire.performerAnswerWire, performer),
    enter: (who) => call('customers', wire.customerAnswerWire, who),
    ask: (id, wish) => call(customer(id, 'request'), done, wish),
    cancel: (id) => call(customer(id, 'cancel'), done, {}),
    startTimer: (id, which) => call(customer(id, 'timer'), done, { which }),
    leave: (id, reason) => call(customer(id, 'leave'), done, { reason }),
    say: (id, text, translation) => call(customer(id, 'message'), wire.saidAnswerWire, { text, translation }),
    type: (id) => call(customer(id, 'typing'), done, {}),
    showHimself: (id, on) => call(customer(id, 'camera'), done, { on }),
    media: () => call('media', mediaWire),
    ticket: (performerId) => call('media/ticket', ticketWire, { performerId }),
    reconnect: (performerId) => call('media/reconnect', wire.triggerAnswerWire, { performerId }),
    pay: (id, payment) => call(customer(id, 'payment'), done, payment),
    write: (id, letter) => call(customer(id, 'letter'), wire.saidAnswerWire, letter),
    blockHer: (id, block) => call(customer(id, 'block'), done, block),
    traffic: async (after, unmask) => {
      const report = await call(`traffic?after=${after}${unmask ? '&unmask=1' : ''}`, trafficWire);
      return report.ok ? ok(report.value.entries) : report;
    },
    resend: (id) => call('traffic/resend', resentWire, { id }),
    phone: (act) => call('toys/phone', done, act),
    urgent: (order) => call('urgent', done, order),
    invite: (who) => call('registrations', inviteAnswerWire, who),
    hub: (change) => call('toys/hub', done, change),
    toyLog: (performerId) => call(`toys/log?performer=${encodeURIComponent(performerId)}`, toyLogWire),
    fillMedia: (order) => call('gallery', idsWire, order),
    rank: (order) => call('rank', done, order),
    moderate: (order) => call('moderate', idsWire, order),
    medias: async (performerId) => {
      const list = await call(`gallery?performer=${encodeURIComponent(performerId)}`, mediaListWire);
      return list.ok ? ok(list.value.medias) : list;
    },
    messages: async (id) => {
      const talk = await call(customer(id, 'messages'), wire.messagesWire);
      return talk.ok ? ok(talk.value.messages) : talk;
    },
  };
};
