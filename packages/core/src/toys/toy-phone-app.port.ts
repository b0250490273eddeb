import type { Result } from '../kernel/result.ts';
import type { ToyFailure } from './connection/toy-failure.ts';

/**
 * Toy app on the performer's phone, reached directly, because through the hub it never answers.
 * @spec §7 Local toy app — success needs code 200
 */
export interface ToyPhoneApp {
  /** Stops every toy; one try. @param url of the app on the performer's own network. @spec §4 Toy connection — vibration is stopped */
  readonly stop: (url: string) => Promise<Result<undefined, ToyFailure>>;
}
