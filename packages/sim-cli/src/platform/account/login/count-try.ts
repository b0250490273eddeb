import { err, ok, type Result } from '@greenroom/core/kernel/result';
import { refuse } from '../../base/calls/handler.ts';
import type { LoginTries, TryLimit } from './login-tries.ts';

/** A try that was counted before it is judged. */
export interface CountedTry {
  /** Takes it back: it turned out not to be wrong. */
  readonly giveBack: () => Promise<void>;
  /** Clears the count of the ID or device after a login; an address keeps the wrong tries of others. */
  readonly succeed: () => Promise<void>;
}

/** One count that a try rises. */
export interface Counted {
  readonly subject: string;
  readonly limit: TryLimit;
}

/** Refuses a try with the seconds until the next one. */
export const refuseTry = (milliseconds: number) =>
  refuse(429, 'too_many_attempts', { wait: String(Math.ceil(milliseconds / 1000)) });

/**
 * Counts one try for each subject, in their order: what the first one refuses costs the others nothing.
 *
 * @returns the milliseconds until the next try, where one of them refuses
 */
export const countTry = async (
  tries: LoginTries,
  own: Counted,
  ...shared: readonly Counted[]
): Promise<Result<CountedTry, number>> => {
  const counted: string[] = [];
  const giveBack = async (): Promise<void> => {
    for (const subject of counted) await tries.giveBack(subject);
  };
  for (const { subject, limit } of [own, ...shared]) {
    const wait = await tries.begin(subject, limit);
    if (wait > 0) {
      await giveBack();
      return err(wait);
    }
    counted.push(subject);
  }
  const succeed = async (): Promise<void> => {
    await giveBack();
    await tries.forget(own.subject);
  };
  return ok({ giveBack, succeed });
};
