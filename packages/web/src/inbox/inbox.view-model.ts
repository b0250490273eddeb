import { computed, makeObservable } from 'mobx';
import { fullDate, shortDate } from '@greenroom/core/formatting/dates';
import type { InboxQuery } from '@greenroom/core/inbox/inbox-api.port';
import { INBOX_TYPES, type InboxMessage, type InboxPage, type InboxType } from '@greenroom/core/inbox/inbox-message';
import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { InboxPageModel, InboxRow, InboxTab } from './InboxPage.tsx';
import { LetterViewModel } from './letter.view-model.ts';

/** As much of a text as fits a line of the list. */
const EXCERPT = 120;

const pathOf = (type: InboxType): string => pathTo('inbox', type === 'inbox' ? {} : { inboxType: type });

/** The three boxes, a page at a time, and the letter that is open. @spec §2 /inbox/{inboxType?}/ */
export class InboxViewModel implements InboxPageModel {
  readonly letter: LetterViewModel;
  readonly list: ListViewModel<InboxQuery, InboxPage>;
  readonly #unread: Mirror<number>;

  constructor(inbox: InboxController) {
    this.letter = new LetterViewModel(inbox);
    this.list = new ListViewModel(inbox.list);
    this.#unread = new Mirror(inbox.unread);
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

  get rows(): readonly InboxRow[] {
    return (this.list.answer?.messages ?? []).map((message) => this.#toRow(message));
  }

  readonly dispose = (): void => {
    this.letter.dispose();
    this.list.dispose();
    this.#unread.dispose();
  };

  #toRow({ id, client, content, date, read, sender, subject }: InboxMessage): InboxRow {
    return {
      id,
      client: clientName(client.name),
      subject,
      excerpt: content.slice(0, EXCERPT),
      date: shortDate(date),
      moment: fullDate(date),
      unread: !read && sender === 'client',
    };
  }
}
