import { IconMail } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { InboxType } from '@greenroom/core/inbox/inbox-message';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Page } from '../ui/Page.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { useShown } from '../ui/use-shown.ts';
import { Conversation, type ConversationModel } from './Conversation.tsx';
import { ConversationList, type ConversationRow } from './ConversationList.tsx';
import css from './InboxPage.module.css';

export interface InboxTab {
  readonly type: InboxType;
  readonly to: string;
  readonly unread: number | undefined;
}

export interface InboxPageModel {
  readonly type: InboxType;
  readonly search: string;
  readonly tabs: readonly InboxTab[];
  readonly list: ListModel;
  readonly rows: readonly ConversationRow[];
  readonly conversation: ConversationModel;
  /** Keeps the open conversation up to date while the page is seen. */
  readonly show: () => () => void;
}

interface Props {
  readonly model: InboxPageModel;
}

const Boxes = observer(function Boxes({ model }: Props) {
  const { t } = useTranslation();
  return (
    <LinkTabs
      label={t('inbox.boxes')}
      tabs={model.tabs.map(({ type, to, unread }) => ({
        key: type,
        to,
        current: type === model.type,
        text: (
          <>
            {t(`inbox.type.${type}`)}
            {unread !== undefined && <span className="small tabular">{t('inbox.unread', { count: unread })}</span>}
          </>
        ),
      }))}
    />
  );
});

const Box = observer(function Box({ model, lastRead }: Props & { readonly lastRead: string | undefined }) {
  const { t } = useTranslation();
  const isSearch = model.search !== '';
  return (
    <section className={css.list} aria-label={t(`inbox.type.${model.type}`)}>
      <ListFrame
        model={model.list}
        label={t('inbox.paging')}
        failed={t('error.inbox.notLoaded')}
        empty={{
          icon: <IconMail size={32} aria-hidden="true" />,
          title: isSearch ? t('inbox.nothingFound', { words: model.search }) : t(`inbox.empty.${model.type}.title`),
          text: isSearch ? t('inbox.nothingFoundText') : t(`inbox.empty.${model.type}.text`),
        }}
      >
        <ConversationList rows={model.rows} lastRead={lastRead} />
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
        className={`stack min-w-0 gap-4 ${css.inbox}`}
        data-open={isOpen || undefined}
        data-empty={isEmpty || undefined}
      >
        <div className={`flex wrap items-end justify-between gap-3 ${css.tools}`}>
          <Boxes model={model} />
          <div className={css.find}>
            <SearchForm label={t('inbox.search')} button={t('common.search')} value={model.search} />
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
