import { IconMail } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { INBOX_TYPES, readInboxType } from '@greenroom/core/inbox/inbox-message';
import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import { clientId, messageId } from '@greenroom/core/kernel/ids';
import { PAGE_SIZE, readPart } from '@greenroom/core/navigation/paging';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import type { PageAddress } from '../navigation/page-address.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Page } from '../ui/Page.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { useShown } from '../ui/use-shown.ts';
import { Conversation } from './Conversation.tsx';
import { ConversationList } from './ConversationList.tsx';
import type { InboxModel } from './inbox.view-model.ts';
import css from './InboxPage.module.css';

/** Loads the box, the page and the conversation that the address names. @spec §2 /inbox/{inboxType?}/ — limit 10 */
export const loadInbox =
  (inbox: Pick<InboxController, 'list' | 'correspondence' | 'earlier' | 'moving' | 'sending'>) =>
  ({ values, query }: PageAddress): void => {
    const type = readInboxType(values['inboxType']);
    const message = query.get('message');
    const to = query.get('to');
    inbox.earlier.reset();
    // One on its way keeps its outcome, so that its failure is told.
    if (inbox.moving.watch.state().status !== 'busy') inbox.moving.reset();
    inbox.sending.clearDone();
    if (type !== undefined) {
      inbox.list.load({ type, search: query.get('search') ?? '', ...readPart(query, PAGE_SIZE.inbox) });
    }
    if (message !== null) inbox.correspondence.load({ kind: 'message', id: messageId(message) });
    else if (to !== null) inbox.correspondence.load({ kind: 'client', id: clientId(to) });
    else inbox.correspondence.cancel();
  };

interface Props {
  readonly model: InboxModel;
}

const Boxes = observer(function Boxes({ model }: Props) {
  const { t } = useTranslation();
  return (
    <LinkTabs
      label={t('inbox.boxes')}
      tabs={INBOX_TYPES.map((type) => ({
        key: type,
        to: pathTo('inbox', type === 'inbox' ? {} : { inboxType: type }),
        current: type === (model.list.key?.type ?? 'inbox'),
        text: (
          <>
            {t(`inbox.type.${type}`)}
            {type === 'inbox' && model.unread > 0 && (
              <span className="small tabular">{t('inbox.unread', { count: model.unread })}</span>
            )}
          </>
        ),
      }))}
    />
  );
});

const Box = observer(function Box({ model, lastRead }: Props & { readonly lastRead: string | undefined }) {
  const { t } = useTranslation();
  const { type = 'inbox', search = '' } = model.list.key ?? {};
  const isSearch = search !== '';
  return (
    <section className={`min-w-0 min-h-0 on-panel ${css.list}`} aria-label={t(`inbox.type.${type}`)}>
      <ListFrame
        model={model.list}
        label={t('inbox.paging')}
        failed={t('error.inbox.notLoaded')}
        empty={{
          icon: <IconMail size={32} aria-hidden="true" />,
          title: isSearch ? t('inbox.nothingFound', { words: search }) : t(`inbox.empty.${type}.title`),
          text: isSearch ? t('inbox.nothingFoundText') : t(`inbox.empty.${type}.text`),
        }}
      >
        <ConversationList model={model} lastRead={lastRead} />
      </ListFrame>
    </section>
  );
});

/** Reports that the conversation is seen. A page in a hidden tab is not: its messages stay unread. */
const useSeen = (show: () => () => void): void => {
  const followPage = useCallback(() => {
    let hide: (() => void) | undefined;
    const followTab = (): void => {
      hide?.();
      hide = document.visibilityState === 'visible' ? show() : undefined;
    };
    followTab();
    document.addEventListener('visibilitychange', followTab);
    return () => {
      document.removeEventListener('visibilitychange', followTab);
      hide?.();
    };
  }, [show]);
  useShown(followPage);
};

/** Conversations with customers: three boxes, a search, and the conversation that is open beside the list. @spec §2 /inbox/{inboxType?}/ */
export const InboxPage = observer(function InboxPage({ model }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const open = query.get('message') ?? query.get('to') ?? undefined;
  const [lastRead, setLastRead] = useState(open);
  if (open !== undefined && open !== lastRead) setLastRead(open);
  useSeen(model.show);
  const { conversation } = model;
  const isOpen = conversation.view !== 'none';
  const isEmpty = !isOpen && model.list.view === 'empty';
  return (
    <Page title={t('inbox.title')} className={css.page} headClassName={isOpen ? css.covered : undefined}>
      <div
        className={`stack gap-4 min-w-0 ${css.inbox}`}
        data-open={isOpen || undefined}
        data-empty={isEmpty || undefined}
      >
        <div className={`flex items-end justify-between wrap gap-3 ${css.tools}`}>
          <Boxes model={model} />
          <div className={css.find}>
            <SearchForm label={t('inbox.search')} button={t('common.search')} value={model.list.key?.search ?? ''} />
          </div>
        </div>
        <Box model={model} lastRead={lastRead} />
        {isOpen && <Conversation key={open} model={conversation} />}
        {!isOpen && !isEmpty && (
          <div className={css.choose}>
            <EmptyState title={t('inbox.chooseTitle')} text={t('inbox.chooseText')} />
          </div>
        )}
      </div>
    </Page>
  );
});
