import type { Result } from '../kernel/result.ts';
import type { ToyFailure } from './connection/toy-failure.ts';

/** The app on her phone, where it can be reached beside the hub, which never lets it answer. @spec §7 Local toy app — success needs code 200 */
export interface ToyPhoneApp {
  /** Brings every toy to rest; one try. @param url where it answers on her own network. @spec §4 Toy connection — vibration is stopped */
  readonly stop: (url: string) => Promise<Result<undefined, ToyFailure>>;
}
