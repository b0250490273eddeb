import { tabTitleFor } from '@greenroom/core/account/performer-account';
import type { ChatState } from '@greenroom/core/chat/chat-state';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { type Watchable, watchChanges } from '@greenroom/core/kernel/machine';
import type { Seconds } from '@greenroom/core/kernel/units';
import type { ClientData } from '@greenroom/core/session/client-data';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { TabSign } from './attention.port.ts';
import { hasSpoken } from './sound-events.controller.ts';

/** Texts of a session in the performer's language. */
export interface SessionTexts {
  readonly running: (client: ClientData, duration: Seconds) => string;
  readonly asks: (client: ClientData) => string;
  readonly wrote: (client: ClientData, count: number) => string;
}

export interface SessionTitleDeps {
  readonly session: Watchable<SessionState>;
  readonly chat: Watchable<ChatState>;
  /** While the screen is neutral the tab says nothing of a session. */
  readonly hidden: Watchable<boolean>;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly tabSign: TabSign;
  /** Theme of the site; dusk has one fixed title. */
  readonly theme: string;
  readonly describe: SessionTexts;
}

/**
 * Names the tab after the running session, and flashes who asks, or who wrote while the page was out of sight.
 * @spec §1 — a fixed page title on the dusk theme
 */
export const createSessionTitle = (deps: SessionTitleDeps): { readonly dispose: Cancel } => {
  const { session, chat, hidden, page, tabSign, theme, describe } = deps;
  let unread = 0;
  let sign: { readonly title: string; readonly hide: Cancel } | undefined;

  const runningTitle = ({ client, clientTime }: SessionState): string | undefined =>
    client === undefined ? undefined : tabTitleFor(theme, describe.running(client, clientTime));
  const waitingTitle = ({ client, second }: SessionState): string | undefined => {
    if (second?.choice === 'none') return describe.asks(second.client);
    return client === undefined || unread === 0 ? undefined : describe.wrote(client, unread);
  };
  const update = (): void => {
    const state = session.state();
    tabSign.setSession(hidden.state() ? undefined : runningTitle(state));
    const title = hidden.state() ? undefined : waitingTitle(state);
    if (title === sign?.title) return;
    sign?.hide();
    sign = title === undefined ? undefined : { title, hide: tabSign.show(title) };
  };
  const setUnread = (count: number): void => {
    unread = count;
    update();
  };
  const onSeen = (): void => {
    if (page.visibilityState === 'visible') setUnread(0);
  };
  const ends = [
    watchChanges(session, ({ client }, before) => {
      if (client?.id === before.client?.id) update();
      else setUnread(0);
    }),
    watchChanges(chat, (state, before) => {
      if (page.visibilityState === 'hidden' && hasSpoken(state, before)) setUnread(unread + 1);
    }),
    hidden.subscribe(update),
  ];
  page.addEventListener('visibilitychange', onSeen);
  update();
  return {
    dispose: () => {
      for (const end of ends) end();
      page.removeEventListener('visibilitychange', onSeen);
      sign?.hide();
      tabSign.setSession(undefined);
    },
  };
};
