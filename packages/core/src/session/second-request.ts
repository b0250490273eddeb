import type { Millis, Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { StartedTimers } from './client-timer.ts';

/** Choice for a customer whose request comes during a session; `none` while nothing is chosen. */
export type SecondChoice = 'none' | 'after' | 'take';

/** The request of a second customer while another one is connected. @spec §4 Request flow — "active" includes connected */
export interface SecondRequest {
  readonly client: ClientData;
  readonly askedAt: Millis;
  readonly choice: SecondChoice;
  /** Time at which it lapses; undefined while it is kept pending without limit. */
  readonly until: Millis | undefined;
  /** Countdown of the card. */
  readonly secondsLeft: Seconds | undefined;
  /** The timers that came for this customer before the session. */
  readonly timers: StartedTimers;
  /** True while the camera of this customer is on. */
  readonly clientCam: boolean;
}
