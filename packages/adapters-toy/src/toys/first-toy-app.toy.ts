import type { Clock } from '@greenroom/core/kernel/clock.port';
import { done, err, ok, type Result } from '@greenroom/core/kernel/result';
import { addMillis, type Millis } from '@greenroom/core/kernel/units';
import type { ToyApp } from '@greenroom/core/toys/toy-app.port';
import type { ToyCommand } from '@greenroom/core/toys/toy-command';
import { type ToyFailure, UNREACHABLE_CODE } from '@greenroom/core/toys/toys.errors';

const NOT_CONFIGURED: ToyFailure = { code: UNREACHABLE_CODE, message: 'no toy app is configured', kind: 'unreachable' };

/**
 * Joins the toy apps of this machine into one. The first with toys, else the first that answers, becomes the current app and gets every
 * command. A stop also goes to each app whose command still runs.
 * @param apps the likeliest first; none when no toys are used here
 * @spec §4 Toy connection — the local toy app is tried first
 */
export const createFirstToyApp = (apps: readonly ToyApp[], clock: Pick<Clock, 'now'>): ToyApp => {
  /** The app whose toys were listed last. */
  let current = apps[0];
  /** Moments at which the last command of each app ends by itself. */
  const running = new Map<ToyApp, Millis>();

  const toys: ToyApp['toys'] = async () => {
    let failure = NOT_CONFIGURED;
    let empty: ToyApp | undefined;
    for (const app of new Set(current === undefined ? [] : [current, ...apps])) {
      const answer = await app.toys();
      if (answer.ok && answer.value.length > 0) {
        current = app;
        return answer;
      }
      if (answer.ok) empty ??= app;
      // Prefer an app's own error over "unreachable".
      else if (failure === NOT_CONFIGURED || answer.error.kind !== 'unreachable') failure = answer.error;
    }
    if (empty === undefined) return err(failure);
    current = empty;
    return ok([]);
  };
  const run = async (app: ToyApp, command: ToyCommand): Promise<Result<undefined, ToyFailure>> => {
    running.set(app, addMillis(clock.now(), command.time));
    const answer = await app.run(command);
    // It may have begun as late as it answered.
    running.set(app, addMillis(clock.now(), command.time));
    return answer;
  };
  const stop = async (app: ToyApp): Promise<Result<undefined, ToyFailure>> => {
    const answer = await app.stop();
    if (answer.ok) running.delete(app);
    return answer;
  };
  /** Confirmed only when every app that runs a command has answered. */
  const stopAll: ToyApp['stop'] = async () => {
    if (current === undefined) return err(NOT_CONFIGURED);
    const now = clock.now();
    for (const [app, end] of running) if (end < now) running.delete(app);
    const answers = await Promise.all(Array.from(new Set([current, ...running.keys()]), stop));
    return answers.find(({ ok }) => !ok) ?? done;
  };
  return {
    toys,
    run: async (command) => (current === undefined ? err(NOT_CONFIGURED) : run(current, command)),
    stop: stopAll,
  };
};
