import type { Result } from '../kernel/result.ts';
import type { ToyFailure } from './connection/toy-failure.ts';
import type { ToyCommand } from './toy-command.ts';
import type { ReportedToy } from './toy.ts';

/** The toy's app on the performer's own machine. @spec §7 Local toy app — POST JSON /command */
export interface ToyApp {
  /** Lists every toy the app knows, supported or not. @spec §7 Local toy app — GetToys */
  readonly toys: () => Promise<Result<readonly ReportedToy[], ToyFailure>>;
  /** Runs a command; it succeeds only when the app answered code 200. @spec §7 Local toy app — success needs code 200 */
  readonly run: (command: ToyCommand) => Promise<Result<undefined, ToyFailure>>;
  /** Stops every toy, with one try. @spec §4 Toy connection — vibration is stopped */
  readonly stop: () => Promise<Result<undefined, ToyFailure>>;
}
