import type { Result } from '@greenroom/core/kernel/result';
import type { AdminClient } from '@greenroom/sim-cli/actors/admin-client';
import type { MediaStreams, Ticket } from '@greenroom/sim-cli/platform/base/admin-api/admin-api.wire';
import type { MediaState } from '@greenroom/sim-cli/platform/base/admin-api/gallery-admin.wire';
import type { PhoneAct, ToyLog } from '@greenroom/sim-cli/platform/base/admin-api/toy-admin.wire';
import type { FaultName } from '@greenroom/sim-cli/platform/base/faults/fault';
import type { SimulatedToy } from '@greenroom/sim-cli/toys/toy-drawer';

/** State of the platform as its admin address tells it. */
export type PlatformState =
  Awaited<ReturnType<AdminClient['state']>> extends Result<infer Value, unknown> ? Value : never;
type RequestOptions = Omit<Parameters<AdminClient['ask']>[1], 'performerId'>;
type Reason = 'BROKE' | 'CLICK' | 'DISCONNECT' | 'DEFAULT';

/** One customer, moved by the test. */
export interface TestCustomer {
  readonly id: string;
  /** For the socket: `user` with this id, this token and ROLE_CLIENT. */
  readonly token: string;
  /** As the platform writes it, e.g. `nl|Mark`. */
  readonly name: string;
  readonly asks: (performerId: string, request?: RequestOptions) => Promise<void>;
  readonly cancels: () => Promise<void>;
  readonly startsTimer: (which: 'START_TIMER' | 'START_TIMER_DEVICE') => Promise<void>;
  readonly startsBothTimers: () => Promise<void>;
  /** @returns the id of the message */
  readonly says: (text: string, translation?: string) => Promise<string>;
  readonly types: () => Promise<void>;
  /** Switches the customer's camera. */
  readonly shows: (on: boolean) => Promise<void>;
  /** Writes to the performer's inbox. @returns the id of the message */
  readonly writes: (performerId: string, subject: string, content: string) => Promise<string>;
  /** Blocks or unblocks the performer on behalf of the customer. */
  readonly blocks: (performerId: string, on: boolean) => Promise<void>;
  /** Pays for a command to the toys. */
  readonly pays: (payment: Parameters<AdminClient['pay']>[1]) => Promise<void>;
  readonly leaves: (reason?: Reason) => Promise<void>;
  /** The conversation as the platform has it, oldest first. */
  readonly messages: () => Promise<
    readonly { id: string; sentBy: string; content: string; contentTranslate: string | null }[]
  >;
}

/** A platform of its own for one test. */
export interface TestPlatform {
  readonly url: string;
  readonly socketUrl: string;
  readonly token: string;
  /** Password of every performer of the world. */
  readonly password: string;
  /** The latest login code of this performer; waits until there is one. */
  readonly code: (performerId: string) => Promise<string>;
  /** The latest link to set a new password; waits until there is one. */
  readonly passwordLink: (performerId: string) => Promise<string>;
  /** The latest link that denies a login on a new device; waits until there is one. */
  readonly denialLink: (performerId: string) => Promise<string>;
  /** The latest link to choose the first password; waits until there is one. */
  readonly firstPasswordLink: (performerId: string) => Promise<string>;
  /** Kinds of the mails about the account of this performer, newest first. */
  readonly mails: (performerId: string) => Promise<readonly string[]>;
  /** The mails about the account of this performer with their texts, newest first. */
  readonly letters: (performerId: string) => Promise<readonly { readonly kind: string; readonly text: string }[]>;
  /** Adds a performer to the world, for this test alone. @returns the ID */
  readonly hire: (performer?: Parameters<AdminClient['hire']>[0]) => Promise<string>;
  readonly customer: (who?: {
    id?: string;
    name?: string;
    country?: string;
    region?: string;
    language?: string;
  }) => Promise<TestCustomer>;
  /** Sends any event to a performer; without content the sample of the event table. Text goes out as it is. */
  readonly trigger: (event: string, performerId: string, content?: unknown) => Promise<void>;
  /** Moves the phone with the toy vendor's app. */
  readonly phone: (performerId: string, act: PhoneAct, toys?: readonly SimulatedToy[]) => Promise<void>;
  /** Commands to the toys of the performer's phone. */
  readonly phoneLog: (performerId: string) => Promise<ToyLog>;
  /** Verifications due at the next question of the performer's page. */
  readonly urgent: (performerId: string, actions: Parameters<AdminClient['urgent']>[0]['actions']) => Promise<void>;
  /** @returns the token of a link to register with */
  readonly invite: (state?: 'open' | 'used' | 'expired') => Promise<string>;
  /** Notes that a member of the staff looked at a document. */
  readonly viewDocument: (view: Parameters<AdminClient['viewDocument']>[0]) => Promise<void>;
  /** Blocks a customer for a performer as the platform does, or ends that block. */
  readonly platformBlock: (clientId: string, performerId: string, on: boolean, reason?: string) => Promise<void>;
  readonly fault: (name: FaultName, on: boolean, performerId?: string) => Promise<void>;
  /** Answers the calls whose name fits with this status, until it is called without one. */
  readonly refuse: (match: string, performerId: string, status?: number) => Promise<void>;
  /** Answers the calls whose name fits so many milliseconds of the platform later, until it is called with 0. */
  readonly delay: (match: string, performerId: string, delay: number) => Promise<void>;
  /** Address and token by which a customer's page would see the performer. */
  readonly ticket: (performerId: string) => Promise<Ticket>;
  /** Sends the performer to the other media server. */
  readonly reconnect: (performerId: string) => Promise<void>;
  readonly media: () => Promise<MediaStreams>;
  /** Adds sample photos or videos to a performer. @returns their ids */
  readonly fillMedia: (order: Parameters<AdminClient['fillMedia']>[0]) => Promise<readonly string[]>;
  /** Sets the rank until the next payment. */
  readonly rank: (performerId: string, rank: Parameters<AdminClient['rank']>[0]['rank']) => Promise<void>;
  /** The word of the moderators on what waits. */
  readonly moderate: (order: Parameters<AdminClient['moderate']>[0]) => Promise<void>;
  readonly medias: (performerId: string) => Promise<readonly MediaState[]>;
  readonly state: () => Promise<PlatformState>;
  readonly performer: (id: string) => Promise<PlatformState['performers'][number]>;
  readonly log: () => Promise<
    readonly { at: string; level: string; message: string; fields?: Record<string, unknown> | undefined }[]
  >;
  readonly stop: () => Promise<void>;
}
