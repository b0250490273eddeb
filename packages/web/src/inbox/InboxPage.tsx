import type { InboxType } from '@greenroom/core/inbox/inbox-message';
import type { ClientName } from '@greenroom/core/session/client-name';
import { IconMail } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { withQuery } from '../ui/with-query.ts';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { Letter, type LetterModel } from './Letter.tsx';
import css from './InboxPage.module.css';

export interface InboxRow {
  readonly id: string;
  readonly client: ClientName;
  readonly subject: string;
  readonly excerpt: string;
  readonly date: string;
  /** Day and time, for whoever wants to know exactly. */
  readonly moment: string;
  readonly unread: boolean;
}

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
  readonly rows: readonly InboxRow[];
  readonly letter: LetterModel;
}

interface Props {
  readonly model: InboxPageModel;
}

interface BoxProps extends Props {
  /** The message that was open before, if any. */
  readonly lastRead: string | undefined;
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
            {unread !== undefined && <span className={css.count}>{t('inbox.unread', { count: unread })}</span>}
          </>
        ),
      }))}
    />
  );
});

const Search = observer(function Search({ model }: Props) {
  const { t } = useTranslation();
  return <SearchForm label={t('inbox.search')} button={t('inbox.find')} value={model.search} />;
});

const Rows = observer(function Rows({ model, lastRead }: BoxProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const { rows } = model;
  // Back from a message: to its row, once the row is there.
  useEffect(() => {
    if (lastRead === undefined || document.activeElement !== document.body) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-message="${CSS.escape(lastRead)}"]`)
      ?.focus({ preventScroll: true });
  }, [lastRead, rows]);
  return (
    <ul ref={list} className={css.rows}>
      {rows.map((row) => (
        <li key={row.id} className={row.unread ? `${css.row} ${css.unread}` : css.row}>
          <Link className={css.link} data-message={row.id} to={withQuery(query, { message: row.id })}>
            <span className={css.who}>
              <ClientLabel client={row.client} />
              {row.unread && <span className={css.new}>{t('inbox.new')}</span>}
            </span>
            <span className={css.what}>
              <span className={css.subject}>{row.subject === '' ? t('inbox.noSubject') : row.subject}</span>
              <span className={css.excerpt}>{row.excerpt}</span>
            </span>
            <time className={css.date} title={row.moment}>
              {row.date}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
});

const Box = observer(function Box({ model, lastRead }: BoxProps) {
  const { t } = useTranslation();
  const isSearch = model.search !== '';
  return (
    <>
      <Boxes model={model} />
      <Search model={model} />
      <Panel aria-label={t(`inbox.type.${model.type}`)}>
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
          <Rows model={model} lastRead={lastRead} />
        </ListFrame>
      </Panel>
    </>
  );
});

/** Messages that wait to be read: three boxes, a search, and the message that is open. @spec §2 /inbox/{inboxType?}/ */
export const InboxPage = observer(function InboxPage({ model }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const open = query.get('message') ?? undefined;
  const [lastRead, setLastRead] = useState(open);
  if (open !== undefined && open !== lastRead) setLastRead(open);
  return (
    <Page title={t('inbox.title')} intro={t('inbox.intro')}>
      {model.letter.view === 'none' ? (
        <Box model={model} lastRead={lastRead} />
      ) : (
        <Letter key={open} model={model.letter} />
      )}
    </Page>
  );
});
