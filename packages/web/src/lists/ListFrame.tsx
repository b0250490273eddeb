import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pager } from '../ui/Pager.tsx';
import type { ListModel } from '../ui/query-view.ts';
import { QueryState } from '../ui/QueryState.tsx';
import { withQuery } from '../ui/with-query.ts';
import css from './ListFrame.module.css';

export interface ListFrameProps {
  readonly model: Omit<ListModel, 'key' | 'data'>;
  /** Name of its pages, for a screen reader. */
  readonly label: string;
  /** Sentence for a failed load. */
  readonly failed: string;
  readonly empty: {
    readonly icon?: ReactNode;
    readonly title: string;
    readonly text: string;
    readonly action?: ReactNode;
  };
  readonly children: ReactNode;
}

const BeyondTheEnd = ({ pages }: { readonly pages: number }) => {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <EmptyState
      title={t('list.outOfRangeTitle')}
      text={t('list.outOfRangeText', { count: pages })}
      action={
        <Link className={buttonClass({})} to={withQuery(query, { page: undefined, offset: undefined })}>
          {t('list.firstPage')}
        </Link>
      }
    />
  );
};

const ListBody = observer(function ListBody({ model, label, empty, children }: Omit<ListFrameProps, 'failed'>) {
  const { t } = useTranslation();
  const { view, isStale, page, pages } = model;
  if (view === 'empty') return <EmptyState {...empty} />;
  if (view === 'outOfRange') return <BeyondTheEnd pages={pages} />;
  return (
    <>
      <div className={css.rows} aria-busy={isStale}>
        {children}
      </div>
      <Pager page={page} pages={pages} words={{ label, previous: t('list.previous'), next: t('list.next') }} />
    </>
  );
});

/**
 * One page of a list with its loading, failed and empty state, and the way to the other pages. The address holds page, offset, limit, order
 * and filters, so going back shows the same again, at the same height. The rows of the page before stay while the next page loads.
 *
 * A new list takes three things:
 * 1. core: `createQuery` of `kernel/query.controller` with the call, in the controller of its capability; `clear` at log-out.
 * 2. screen: `listOf` makes its model of the query.
 * 3. page: the loader, which reads the address with `readPart`, and this around a `DataTable`, or around whatever else shows the rows.
 */
export const ListFrame = observer(function ListFrame({ failed, ...body }: ListFrameProps) {
  return (
    <QueryState query={body.model} failed={failed}>
      <ListBody {...body} />
    </QueryState>
  );
});
