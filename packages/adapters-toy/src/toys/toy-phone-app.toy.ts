import type { ToyPhoneApp } from '@greenroom/core/toys/toy-phone-app.port';
import { STOP_COMMAND } from './local-toy-app.wire.ts';
import type { ToyRequestOptions } from './toy-answer.ts';
import { createToyAppCall } from './toy-app-call.ts';

/** The app on the performer's phone; it has the same protocol as the one on the machine. @spec §7 Local toy app — success needs code 200 */
export const createToyPhoneApp = (options: ToyRequestOptions): ToyPhoneApp => ({
  // Outlives the page: a stop that was begun while it closes still arrives.
  stop: (url) => createToyAppCall(options, url).tell(STOP_COMMAND, true),
});
