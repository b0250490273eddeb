import type { PushMessage } from '@greenroom/adapters-http/push/push-message.wire';

/** A message for all devices of a performer, each of which gets it in its language. */
export type PushDraft = PushMessage extends infer Each
  ? Each extends PushMessage
    ? Omit<Each, 'language'>
    : never
  : never;

/** Sends push messages to the devices of a performer. */
export interface PushSender {
  /** Sends in the background, so that no event waits for a push service. */
  readonly notify: (performerId: string, draft: PushDraft) => void;
  /** Checks whether a device of the performer receives requests now. */
  readonly isNotifiedOfRequests: (performerId: string) => Promise<boolean>;
}
