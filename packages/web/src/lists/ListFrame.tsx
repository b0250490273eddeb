import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MayBeOld } from '../ui/MayBeOld.tsx';
import { Pager } from '../ui/Pager.tsx';
import { withQuery } from '../ui/with-query.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { NotLoaded } from './NotLoaded.tsx';

/** State of a list: loading, a message in place of the entries, or the entries. `outOfRange`: the address names a page after the last. */
export type ListView = 'loading' | 'failed' | 'notAllowed' | 'empty' | 'outOfRange' | 'items';

export interface ListModel {
  readonly view: ListView;
  /** The entries could not be fetched again. */
  readonly mayBeOld: boolean;
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  readonly retry: () => void;
}

export interface ListFrameProps {
  readonly model: ListModel;
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

const ListBody = observer(function ListBody({ model, label, failed, empty, children }: ListFrameProps) {
  const { t } = useTranslation();
  const { view, page, pages, retry } = model;
  switch (view) {
    case 'failed':
      return <NotLoaded failed={failed} retry={retry} />;
    case 'notAllowed':
      return <NotAllowed retry={retry} />;
    case 'empty':
      return <EmptyState {...empty} />;
    case 'outOfRange':
      return <BeyondTheEnd pages={pages} />;
    case 'loading':
    case 'items':
      return (
        <>
          {view === 'loading' ? <Loading label={t('list.loading')} /> : children}
          <Pager
            page={page}
            pages={pages}
            isLoading={view === 'loading'}
            words={{ label, previous: t('list.previous'), next: t('list.next') }}
          />
        </>
      );
  }
});

/**
 * One page of a list with its loading, failed and empty state, and the way to the other pages. The address holds page, offset, limit, order
 * and filters, so going back shows the same again, at the same height.
 *
 * A new list takes four things:
 * 1. core: `createQuery` of `kernel/query.controller` with the call, in the controller of its capability; `clear` at log-out.
 * 2. the address: `load-<name>` beside the page, which reads it with `readPaging` and asks; the page's screen calls it.
 * 3. view model: `ListViewModel` for the frame, and rows of plain texts beside it.
 * 4. page: this around a `DataTable`, or around whatever else shows the rows.
 */
export const ListFrame = observer(function ListFrame(props: ListFrameProps) {
  const { mayBeOld, retry } = props.model;
  return (
    <>
      <MayBeOld when={mayBeOld} retry={retry} />
      <ListBody {...props} />
    </>
  );
});
