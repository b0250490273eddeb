import type { Result } from '../kernel/result.ts';
import type { ToyFailure } from './connection/toy-failure.ts';

/** The app on the performer's phone, reachable beside the hub, which never lets it answer. @spec §7 Local toy app — success needs code 200 */
export interface ToyPhoneApp {
  /** Stops every toy; one try. @param url of the app on the performer's own network. @spec §4 Toy connection — vibration is stopped */
  readonly stop: (url: string) => Promise<Result<undefined, ToyFailure>>;
}
