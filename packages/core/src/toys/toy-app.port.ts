import type { Result } from '../kernel/result.ts';
import type { ToyCommand } from './toy-command.ts';
import type { ReportedToy } from './toy.ts';
import type { ToyFailure } from './toys.errors.ts';

/** The toy's app on the performer's own machine. @spec §7 Local toy app — POST JSON /command */
export interface ToyApp {
  /** Lists every toy the app knows, supported or not. @spec §7 Local toy app — GetToys */
  readonly toys: () => Promise<Result<readonly ReportedToy[], ToyFailure>>;
  /** Runs a command; it succeeds only when the app answered code 200. @spec §7 Local toy app — success needs code 200 */
  readonly run: (command: ToyCommand) => Promise<Result<undefined, ToyFailure>>;
  /** Stops every toy, with one try. @spec §4 Toy connection — vibration is stopped */
  readonly stop: () => Promise<Result<undefined, ToyFailure>>;
}

/**
 * Toy app on the performer's phone, reached directly, because through the hub it never answers.
 * @spec §7 Local toy app — success needs code 200
 */
export interface ToyPhoneApp {
  /** Stops every toy; one try. @param url of the app on the performer's own network. @spec §4 Toy connection — vibration is stopped */
  readonly stop: (url: string) => Promise<Result<undefined, ToyFailure>>;
}
