import type { GalleryState } from '../../gallery/gallery.machine.ts';
import { changeOf, only, when, type Row } from '../../kernel/row.ts';
import type { AppParts } from '../app-parts.ts';

const avatarIn = ({ library }: GalleryState): string | undefined =>
  library.free.approved.items.find(({ isAvatar }) => isAvatar)?.id;

/** Effects of messages, photos, memos, blocks and the language. */
export const backOfficeRows = (parts: AppParts): readonly Row[] => {
  const { alerts, blocks, clients, earnings, earningsReport, inbox, localisation } = parts;
  const { login, media, memos, news, push, session, texts } = parts;
  const isAuthenticated = (): boolean => login.watch.state().status === 'authenticated';
  /** The number at log-in is no news. */
  const messageReceived = only(
    changeOf(inbox.unread, (now, before) => (now > before ? now : undefined)),
    isAuthenticated,
  );
  const correspondentChanged = changeOf(inbox.open, ({ client }, before) =>
    client === before.client ? undefined : client,
  );
  const avatarChanged = changeOf(media.galleries.photo.watch, (now, before) =>
    before.status === 'ready' && now.status === 'ready' && avatarIn(now) !== avatarIn(before) ? now : undefined,
  );
  const earnedMore = changeOf(earnings.today.watch, ({ data }, before) =>
    before.data !== undefined && data !== before.data ? data : undefined,
  );
  return [
    /** Fetches the amount still to be paid again after a session or a tip earned more. @spec §7 earnings_left */
    when(earnedMore, earnings.left.reload),
    /** Fetches the page of earnings again, which stays open beside a session. @spec §2 /earnings/ */
    when(earnedMore, earnings.history.reload),
    when(earnedMore, earningsReport.report.reload),

    /** Announces new messages, and reads the list again, as soon as the number of unread ones rises. @spec §7 Real-time socket — email */
    when(messageReceived, (count) => alerts.show({ class: 'info', key: 'inbox.newMessage', params: { count } })),
    when(messageReceived, inbox.messageReceived),

    when(correspondentChanged, clients.correspondent.load),

    /** Checks the session after a new avatar, because the avatar is part of the account. @spec §5 Profile completeness — avatar */
    when(avatarChanged, login.checkNow),

    /** Reads the views of a customer again after a memo was saved, or a block was set or lifted. @spec §3 Client record */
    when(memos.saving.onDone, ({ client }) => clients.changed(client)),
    when(blocks.blocking.onDone, ({ client }) => clients.changed(client.id)),
    /** Declines the request of a blocked customer. @spec §6 — a performer may block a customer */
    when(blocks.blocking.onDone, ({ client }) => session.customerBlocked(client.id)),
    when(blocks.unblocking.onDone, ({ client }) => clients.changed(client)),

    /** Fetches the operator's text on screen in the language that was chosen. @spec §1 nl, en and de */
    when(
      changeOf(localisation.watch, ({ language }) => language),
      texts.changeLanguage,
    ),
    when(only(localisation.onChosen, isAuthenticated), news.languageChanged),
    when(only(localisation.onChosen, isAuthenticated), push.refresh),
  ];
};
