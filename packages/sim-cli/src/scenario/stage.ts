import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { SocketLink } from '../compositions/virtual/virtual-link.ts';
import type { CustomerLink, TimerName } from '../actors/customer-link.port.ts';
import type { ToyAppFaults } from '../actors/toy-app-answers.ts';
import type { FaultName } from '../platform/faults/faults.ts';

/** A customer of a scenario: his line, and what he does of his own once she accepted. */
export interface StageCustomer {
  readonly link: CustomerLink;
  /** Which timers he starts when she accepts; both unless a step said otherwise. */
  timers: readonly TimerName[];
}

/** What the steps of a scenario play on: a world on virtual time, or a running platform. */
export interface Stage {
  readonly app: PerformerApp;
  readonly her: { readonly id: string; readonly password: string };
  /** The login code that was sent last. */
  readonly code: () => Promise<string>;
  /** Lets the answer to her first call arrive, so that a login form is there. */
  readonly settle: () => Promise<void>;
  readonly customer: (name: string) => Promise<StageCustomer>;
  /** The platform says something; without content the event's sample; text goes out as it is, well formed or not. */
  readonly trigger: (event: string, content: unknown) => Promise<void>;
  /** @param lasts milliseconds after which it ends by itself */
  readonly fault: (name: FaultName, on: boolean, lasts?: number) => Promise<void>;
  /** Changes how the network carries her socket; nothing given makes it well again. */
  readonly line: (change: Partial<SocketLink>) => Promise<void>;
  readonly cut: () => Promise<void>;
  /** Moves the wall clock by so many seconds. */
  readonly wallClock: (by: number) => Promise<void>;
  readonly toyApp: (runs: boolean, faults: Partial<ToyAppFaults>) => Promise<void>;
  /** Switches every fault off: of the platform, the network and the toy app. */
  readonly allWell: () => Promise<void>;
  /** In what her page and the platform differ, or what is left of her after she logged out. */
  readonly difference: () => Promise<string | undefined>;
  readonly phone: (act: 'scan' | 'close' | 'away' | 'back') => Promise<void>;
}

/** A step cannot be played here, or was not allowed: the scenario fails with this sentence. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
}
