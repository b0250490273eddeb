import { computed, makeObservable } from 'mobx';
import { fullDate, shortDate } from '@greenroom/core/formatting/dates';
import type { OpenConversation } from '@greenroom/core/inbox/conversation.controller';
import type { InboxQuery } from '@greenroom/core/inbox/inbox-api.port';
import {
  INBOX_TYPES,
  type ConversationPage,
  type ConversationSummary,
  type InboxType,
} from '@greenroom/core/inbox/inbox-message';
import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import { ConversationViewModel, type ConversationSources } from './conversation.view-model.ts';
import type { ConversationRow } from './ConversationList.tsx';
import type { InboxPageModel, InboxTab } from './InboxPage.tsx';

/** Number of characters that fit a line of the list. */
const EXCERPT = 120;

const pathOf = (type: InboxType): string => pathTo('inbox', type === 'inbox' ? {} : { inboxType: type });

/** Mirrors the conversations of the three boxes, a page at a time, and the one that is open. @spec §2 /inbox/{inboxType?}/ */
export class InboxViewModel implements InboxPageModel {
  readonly conversation: ConversationViewModel;
  readonly list: ListViewModel<InboxQuery, ConversationPage>;
  readonly show: () => () => void;
  readonly #inbox: InboxController;
  readonly #unread: Mirror<number>;
  /** The open conversation: its draft is in the list as well. */
  readonly #open: Mirror<OpenConversation>;

  constructor(sources: ConversationSources) {
    const { inbox } = sources;
    this.#inbox = inbox;
    this.conversation = new ConversationViewModel(sources);
    this.list = new ListViewModel(inbox.list);
    this.show = inbox.show;
    this.#unread = new Mirror(inbox.unread);
    this.#open = new Mirror(inbox.open);
    makeObservable(this, { type: computed, search: computed, tabs: computed, rows: computed });
  }

  get type(): InboxType {
    return this.list.question?.type ?? 'inbox';
  }

  get search(): string {
    return this.list.question?.search ?? '';
  }

  get tabs(): readonly InboxTab[] {
    const unread = this.#unread.current;
    return INBOX_TYPES.map((type) => ({
      type,
      to: pathOf(type),
      unread: type === 'inbox' && unread > 0 ? unread : undefined,
    }));
  }

  get rows(): readonly ConversationRow[] {
    const open = this.#open.current;
    return (this.list.answer?.conversations ?? []).map((each) => this.#toRow(each, open));
  }

  readonly dispose = (): void => {
    this.conversation.dispose();
    this.list.dispose();
    this.#unread.dispose();
    this.#open.dispose();
  };

  #toRow({ client, newest, unread }: ConversationSummary, open: OpenConversation): ConversationRow {
    const isOpen = open.client === client.id;
    const draft = isOpen ? open.draft : this.#inbox.draftTo(client.id);
    const sent = newest.sender === 'performer' ? 'sent' : undefined;
    return {
      id: client.id,
      client: clientName(client.name),
      subject: newest.subject,
      excerpt: (draft === '' ? newest.content : draft).slice(0, EXCERPT),
      own: draft === '' ? sent : 'draft',
      date: shortDate(newest.date),
      moment: fullDate(newest.date),
      unread,
      isOpen,
    };
  }
}
