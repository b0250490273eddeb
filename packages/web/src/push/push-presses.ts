import * as z from 'zod/mini';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { createEmitter, type Emitter } from '@greenroom/core/kernel/emitter';
import { clientId } from '@greenroom/core/kernel/ids';
import type { NotificationAnswer } from '@greenroom/core/notification-answer/notification-answer.machine';
import { CHANGED, pageOfPush, PRESSED, PRESSES, pressInQuery, SHOWN, type PushPress } from './push-press.ts';

const EVENTS = ['request', 'requestOver', 'message', 'payout', 'online', 'newDevice', 'approved'] as const;

const fromWorkerWire = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(PRESSED),
    press: z.object({ event: z.enum(EVENTS), clientId: z.optional(z.string()), press: z.enum(PRESSES) }),
  }),
  z.object({ type: z.literal(SHOWN), event: z.enum(EVENTS) }),
  z.object({ type: z.literal(CHANGED) }),
]);

export interface PushPressesDeps {
  /** The service worker's messages; undefined where there is none. */
  readonly serviceWorker: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** Query of the address by which this page was opened. */
  readonly openedQuery: string;
  readonly answer: (answer: NotificationAnswer) => void;
  /** Called when the browser has changed the subscription. */
  readonly changed: () => void;
  /** Goes to a page of the app. */
  readonly open: (page: string) => void;
  /** Removes the answer from the address. */
  readonly forgetQuery: () => void;
}

export interface PushPresses {
  /** Adds a listener for requests and customers online that the service worker has shown. */
  readonly onShown: Emitter<'request' | 'online'>['on'];
  readonly dispose: Cancel;
}

/** Takes presses on notifications over from the service worker, and from the address that opened this page. */
export const createPushPresses = (deps: PushPressesDeps): PushPresses => {
  const { serviceWorker, openedQuery, answer, changed, open, forgetQuery } = deps;
  const shown = createEmitter<'request' | 'online'>();
  const take = ({ event, clientId: id, press }: PushPress): void => {
    if ((event === 'request' || event === 'requestOver') && id !== undefined) {
      answer({ clientId: clientId(id), press });
    } else open(pageOfPush({ event, clientId: id }));
  };
  const onMessage = (event: Event): void => {
    const read = fromWorkerWire.safeParse(Reflect.get(event, 'data'));
    if (!read.success) return;
    if (read.data.type === CHANGED) return changed();
    if (read.data.type === SHOWN) {
      const { event: about } = read.data;
      if (about === 'request' || about === 'online') shown.emit(about);
      return;
    }
    const { press } = read.data;
    take({ ...press, clientId: press.clientId });
  };
  serviceWorker?.addEventListener('message', onMessage);
  const opened = pressInQuery(openedQuery);
  if (opened !== undefined) {
    forgetQuery();
    take(opened);
  }
  return {
    onShown: shown.on,
    dispose: () => {
      serviceWorker?.removeEventListener('message', onMessage);
      shown.clear();
    },
  };
};
