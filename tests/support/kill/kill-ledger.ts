import type { TestPlatform } from '../test-platform.ts';

/** Something that the platform has acknowledged: a statement that counts its rows, and how many there must be. */
export interface Acknowledged {
  readonly what: string;
  readonly count: string;
  readonly rows: number;
  /** More than these are right as well. */
  readonly isLeast?: true;
}

/** Acknowledged rows, and rows that were sent only once, whether acknowledged or not. */
export interface Ledger {
  readonly acknowledged: Acknowledged[];
  /** Statements that count rows of which there may be one at most. */
  readonly once: string[];
}

export type Call = (method: string, path: string, body?: unknown) => Promise<Readonly<Record<string, unknown>>>;
type Random = (below: number) => number;

/** A performer who stays logged in from one platform to the next on the same data. */
export interface Worker {
  readonly id: string;
  readonly call: Call;
}

/** Work on one platform until it dies. */
export interface Work {
  readonly platform: TestPlatform;
  readonly ledger: Ledger;
  readonly random: Random;
}

/** One thing that a performer or a customer does. */
export type Act = (worker: Worker, work: Work) => Promise<void>;

/** A refusal or an error that the platform itself told; anything else that breaks is its death. */
export class Refused extends Error {}

export const failure = (
  what: string,
  { status, message }: { readonly status: number; readonly message: string },
): Error => (status >= 400 ? new Refused(`${what}: ${status} ${message}`) : new Error(message));
/** The admin client tells a refusal by its status; a platform that is dead has none. */
export const isRefused = (error: unknown): error is Error =>
  error instanceof Refused || (error instanceof Error && /^The platform answered [1-9]/.test(error.message));
