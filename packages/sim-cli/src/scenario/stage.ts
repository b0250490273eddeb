import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { Result } from '@greenroom/core/kernel/result';
import type { Millis } from '@greenroom/core/kernel/units';
import type { RegionCode } from '@greenroom/core/region-blocks/region-blocks';
import type { CustomerLink, SessionTimerName } from '../actors/customer-link.port.ts';
import type { SendRefusal } from '../actors/send-call.ts';
import type { SocketLink } from '../compositions/virtual/virtual-link.ts';
import type { FaultRule } from '../platform/base/faults/fault-rule.ts';
import type { FaultName } from '../platform/base/faults/fault.ts';
import type { ToyAppFaults } from '../toys/toy-app-answers.ts';
import type { StageSecrets } from './stage-secrets.ts';

/** Actions on the page as a whole. */
export type PageAct = 'leave' | 'open' | 'reload' | 'openTab';

/** A customer of a scenario: the connection, and the timers started after acceptance. */
export interface StageCustomer {
  readonly link: CustomerLink;
  /** Timers that the customer starts when the performer accepts; both unless a step said otherwise. */
  timers: readonly SessionTimerName[];
}

/** World in which the steps of a scenario are played: in virtual time, or on a running platform. */
export interface Stage {
  readonly app: PerformerApp;
  readonly account: { readonly id: string; readonly password: string };
  /** The login code that was sent last. */
  readonly code: () => Promise<string>;
  /** Secrets that only this run knows. */
  readonly secrets: StageSecrets;
  /** Lets the answer to the first call arrive, so that a login form is there. */
  readonly settle: () => Promise<void>;
  /** Leaves the page, opens it again, reloads it, or opens it in another tab, which takes over. */
  readonly page: (act: PageAct) => Promise<void>;
  /** A customer writes a message to the performer's inbox. */
  readonly letter: (who: string, content: string) => Promise<Result<unknown, { readonly error: string }>>;
  /** Hides the performer from a region, or no longer. */
  readonly hide: (region: RegionCode, on: boolean) => Promise<void>;
  /** Blocks a word for the performer. */
  readonly withhold: (word: string) => Promise<void>;
  readonly customer: (name: string) => Promise<StageCustomer>;
  /** The platform says something; without content the event's sample; text goes out as it is, well formed or not. */
  readonly trigger: (event: string, content: unknown) => Promise<void>;
  /** @param lasts milliseconds after which it ends by itself */
  readonly fault: (name: FaultName, on: boolean, lasts?: number) => Promise<void>;
  /** Sends a call of the table from the performer's page. @throws StepFailure for a call that cannot be sent */
  readonly sendCall: (
    name: string,
    content: Readonly<Record<string, unknown>>,
  ) => Promise<Result<unknown, SendRefusal>>;
  /** Sets a rule of calls, or removes it where none is given. @param lasts milliseconds after which it ends by itself */
  readonly changeCalls: (match: string, rule: FaultRule | undefined, lasts?: number) => Promise<void>;
  /** Changes the network of the performer's socket; an empty change removes all faults. */
  readonly line: (change: Partial<SocketLink>) => Promise<void>;
  readonly cut: () => Promise<void>;
  /** Moves the wall clock by this many seconds. */
  readonly wallClock: (by: number) => Promise<void>;
  readonly toyApp: (runs: boolean, faults: Partial<ToyAppFaults>) => Promise<void>;
  /** Switches every fault off: of the platform, the network and the toy app. */
  readonly allWell: () => Promise<void>;
  /**
   * Finds a difference between the performer's page and the platform, or state that is left after logout.
   *
   * @param healed not asked unless nothing has troubled the run for so long, and the page is connected
   */
  readonly difference: (healed?: Millis) => Promise<string | undefined>;
  readonly phone: (act: 'scan' | 'close' | 'away' | 'back') => Promise<void>;
}
