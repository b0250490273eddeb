/** Faults of push messages: the browser or its push service refused, or the platform did not take it. */
export type PushErrorCode = 'push.notSubscribed' | 'push.notSaved';

/** Key of the sentence of each error. */
export const PUSH_ERROR_KEYS = {
  'push.notSubscribed': 'error.push.notSubscribed',
  'push.notSaved': 'error.push.notSaved',
} as const satisfies { readonly [Code in PushErrorCode]: `error.${Code}` };
