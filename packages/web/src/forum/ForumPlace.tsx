import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page, type PageProps } from '../ui/Page.tsx';
import type { ListModel, QueryView } from '../ui/query-view.ts';
import { QueryState } from '../ui/QueryState.tsx';

interface Props {
  readonly query: QueryView | ListModel;
  /** Title once the place is known; until then it is the forum's. */
  readonly title: string | undefined;
  readonly intro?: string | undefined;
  readonly back?: PageProps['back'];
  /** Sentence for a failed load. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** Page of a topic or a thread, which may be missing or not loaded yet. */
export const ForumPlace = observer(function ForumPlace({ query, title, intro, back, failed, children }: Props) {
  const { t } = useTranslation();
  const { view, retry } = query;
  const isOpen = view === 'open' || view === 'items' || view === 'empty' || view === 'outOfRange';
  const head = isOpen ? { title, intro, back } : { title: t('forum.title') };
  return (
    <Page {...head}>
      <QueryState
        query={{ view, retry, mayBeOld: false }}
        failed={failed}
        missing={
          <EmptyState
            data-announce="assertive"
            title={t('forum.missingTitle')}
            text={t('forum.missingText')}
            action={
              <Link className={buttonClass({})} to={pathTo('forum')}>
                {t('forum.back')}
              </Link>
            }
          />
        }
      >
        {children}
      </QueryState>
    </Page>
  );
});
