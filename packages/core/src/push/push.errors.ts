/** Faults of push messages: the browser or its push service refused, or the platform did not take it. */
export type PushErrorCode = 'push.notSubscribed' | 'push.notSaved';
