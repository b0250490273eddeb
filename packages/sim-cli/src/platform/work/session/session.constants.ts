import { seconds, secondsToMillis } from '@greenroom/core/kernel/units';
import { PAID_WITHOUT_CONNECTION } from '@greenroom/core/meter/session-money';

/** A performer without a socket for this long is not ready any more, and the session is over; until then it is held. */
export const PERFORMER_GONE_AFTER = secondsToMillis(PAID_WITHOUT_CONNECTION);
/** Time for which a customer who asks waits for a performer whose device cannot be reached; then the request is missed. */
export const REQUEST_HELD_FOR = secondsToMillis(seconds(60));
