import * as z from 'zod';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import * as wire from '../platform/base/admin-api/admin-api.wire.ts';
import {
  idsWire,
  mediaListWire,
  type fillWire,
  type moderateWire,
  type rankWire,
} from '../platform/base/admin-api/gallery-admin.wire.ts';
import type {
  hideWire,
  platformBlockWire,
  viewDocumentWire,
  withholdWire,
} from '../platform/base/admin-api/privacy-admin.wire.ts';
import { toyLogWire, type hubWire, type phoneWire } from '../platform/base/admin-api/toy-admin.wire.ts';

/** A refusal of the admin API: its error code, or `unreachable`. */
export interface AdminFailure {
  readonly status: number;
  readonly error: string;
}

type Outcome<Value> = Promise<Result<Value, AdminFailure>>;

const UNREACHABLE: AdminFailure = { status: 0, error: 'unreachable' };
/** Longer than the platform ever takes on a busy machine. */
const ANSWER_TIMEOUT = 10_000;

/**
 * Calls the platform's admin API: what the commands, the tests and the crowd move it with.
 *
 * @param platform where it is; `cut` gives up what was asked and not yet answered
 */
export const createAdminClient = (platform: {
  readonly url: string;
  readonly token: string;
  readonly cut?: AbortSignal | undefined;
}) => {
  const { cut } = platform;
  const call = async <Answer extends z.ZodType>(
    path: string,
    answer: Answer,
    body?: unknown,
  ): Outcome<z.output<Answer>> => {
    const headers = { authorization: `Bearer ${platform.token}`, 'content-type': 'application/json' };
    const timeout = AbortSignal.timeout(ANSWER_TIMEOUT);
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
  const of = (performerId: string): string => `?performer=${encodeURIComponent(performerId)}`;
  const part = async <Name extends string, Value>(
    name: Name,
    answer: Outcome<Readonly<Record<Name, Value>>>,
  ): Outcome<Value> => {
    const told = await answer;
    return told.ok ? ok(told.value[name]) : told;
  };

  return {
    state: () => call('state', wire.stateWire),
    /** Processor time and memory of the platform. */
    machine: () => call('machine', wire.machineWire),
    /** Compares the books of a performer, whose sessions of before `since` are sample data. */
    books: (performerId: string, since?: number) =>
      call(`books${of(performerId)}${since === undefined ? '' : `&since=${since}`}`, wire.booksWire),
    log: () => call('log', wire.logWire),
    mailbox: (performerId?: string) =>
      part('mails', call(`mailbox${performerId === undefined ? '' : of(performerId)}`, wire.mailboxWire)),
    notices: (performerId?: string) =>
      part('notices', call(`notices${performerId === undefined ? '' : of(performerId)}`, wire.noticesWire)),
    trigger: (event: z.input<typeof wire.triggerWire>) => call('trigger', wire.triggerAnswerWire, event),
    fault: (fault: z.input<typeof wire.faultWire>) => call('faults', done, fault),
    callRule: (rule: z.input<typeof wire.callRuleWire>) => call('call-rules', done, rule),
    hire: (performer: z.input<typeof wire.newPerformerWire>) => call('performers', wire.performerAnswerWire, performer),
    enter: (who: z.input<typeof wire.newCustomerWire>) => call('customers', wire.customerAnswerWire, who),
    ask: (id: string, requestType: z.input<typeof wire.askWire>) => call(customer(id, 'request'), done, requestType),
    cancel: (id: string) => call(customer(id, 'cancel'), done, {}),
    startTimer: (id: string, which: z.input<typeof wire.timerWire>['which']) =>
      call(customer(id, 'timer'), done, { which }),
    leave: (id: string, reason: z.input<typeof wire.leaveWire>['reason']) =>
      call(customer(id, 'leave'), done, { reason }),
    say: (id: string, text: string, translation?: string) =>
      call(customer(id, 'message'), wire.saidAnswerWire, { text, translation }),
    type: (id: string) => call(customer(id, 'typing'), done, {}),
    showCamera: (id: string, on: boolean) => call(customer(id, 'camera'), done, { on }),
    pay: (id: string, payment: wire.CustomerPayment) => call(customer(id, 'payment'), done, payment),
    /** Writes to the performer's inbox. */
    write: (id: string, letter: z.input<typeof wire.letterWire>) =>
      call(customer(id, 'letter'), wire.saidAnswerWire, letter),
    /** Blocks the performer for this customer, or ends the block. */
    blockPerformer: (id: string, block: z.input<typeof wire.clientBlockWire>) =>
      call(customer(id, 'block'), done, block),
    /** Notes that a member of the staff looked at a document. */
    viewDocument: (view: z.input<typeof viewDocumentWire>) => call('document-views', done, view),
    /** Blocks a word for a performer. */
    withhold: (order: z.input<typeof withholdWire>) => call('words', done, order),
    /** Blocks a customer for a performer as the platform does, or ends that block. */
    blockCustomer: (id: string, block: z.input<typeof platformBlockWire>) =>
      call(customer(id, 'platform-block'), done, block),
    /** Hides a performer from a region, or no longer. */
    hide: (change: z.input<typeof hideWire>) => call('regions', done, change),
    messages: (id: string) => part('messages', call(customer(id, 'messages'), wire.messagesWire)),
    media: () => call('media', wire.mediaWire),
    /** Gives what a customer's page needs to see the performer. */
    ticket: (performerId: string) => call('media/ticket', wire.ticketWire, { performerId }),
    /** Sends the performer to the other media server. */
    reconnect: (performerId: string) => call('media/reconnect', wire.triggerAnswerWire, { performerId }),
    /** Lists what passed through the platform after this entry; what people wrote is masked unless asked for. */
    traceLog: (after: number, { unmask }: { readonly unmask: boolean }) =>
      part('entries', call(`traffic?after=${after}${unmask ? '&unmask=1' : ''}`, wire.traceLogWire)),
    /** Sends an event of the trace log once more. */
    resend: (id: number) => call('traffic/resend', wire.resentWire, { id }),
    phone: (act: z.input<typeof phoneWire>) => call('toys/phone', done, act),
    hub: (change: z.input<typeof hubWire>) => call('toys/hub', done, change),
    /** Lists what the toys of the performer's phone were told. */
    toyLog: (performerId: string) => call(`toys/log${of(performerId)}`, toyLogWire),
    /** Sets what the performer must verify from the next session check on. */
    urgent: (order: z.input<typeof wire.urgentWire>) => call('urgent', done, order),
    invite: (who: z.input<typeof wire.inviteWire>) => call('registrations', wire.inviteAnswerWire, who),
    /** Adds sample photos and videos. @returns their ids */
    fillMedia: (order: z.input<typeof fillWire>) => call('gallery', idsWire, order),
    /** Gives a rank that holds until the next payment. */
    rank: (order: z.input<typeof rankWire>) => call('rank', done, order),
    moderate: (order: z.input<typeof moderateWire>) => call('moderate', idsWire, order),
    medias: (performerId: string) => part('medias', call(`gallery${of(performerId)}`, mediaListWire)),
  };
};

export type AdminClient = ReturnType<typeof createAdminClient>;
