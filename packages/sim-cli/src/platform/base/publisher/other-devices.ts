import type { PerformerCaller } from '../calls/handler.ts';
import type { EventPublisher } from './event-publisher.ts';

/** Tells the performer's devices other than the one that called, for a page that works says by itself what it did. */
export type NotifyOtherDevices = (
  caller: Pick<PerformerCaller, 'performer' | 'login'>,
  event: 'status_change' | 'login' | 'takenover',
  content: object,
) => Promise<void>;

interface Deps {
  readonly logins: { readonly alive: (performerId: string) => Promise<readonly { readonly id: string }[]> };
  readonly publisher: Pick<EventPublisher, 'toLogin'>;
}

export const createNotifyOtherDevices =
  ({ logins, publisher }: Deps): NotifyOtherDevices =>
  async ({ performer, login }, event, content) => {
    for (const { id } of await logins.alive(performer.id)) {
      if (id !== login.id) await publisher.toLogin(id, { event, content, senderId: '', senderType: '' });
    }
  };
