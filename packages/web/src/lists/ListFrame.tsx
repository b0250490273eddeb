import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Pager } from '../ui/Pager.tsx';

/** What a list shows: nothing yet, a message in its place, or its entries. */
export type ListView = 'loading' | 'failed' | 'empty' | 'items';

export interface ListModel {
  readonly view: ListView;
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  readonly retry: () => void;
}

export interface ListFrameProps {
  readonly model: ListModel;
  /** What its pages are called, for a screen reader. */
  readonly label: string;
  /** What went wrong, in a sentence. */
  readonly failed: string;
  readonly empty: {
    readonly icon?: ReactNode;
    readonly title: string;
    readonly text: string;
    readonly action?: ReactNode;
  };
  readonly children: ReactNode;
}

/** One page of a list with its loading, failed and empty state, and the way to the other pages. */
export const ListFrame = observer(function ListFrame({ model, label, failed, empty, children }: ListFrameProps) {
  const { t } = useTranslation();
  const { page, pages, retry } = model;
  switch (model.view) {
    case 'loading':
      return <Loading label={t('list.loading')} />;
    case 'failed':
      return (
        <EmptyState
          role="alert"
          title={t('list.failed')}
          text={failed}
          action={<Button onClick={retry}>{t('list.tryAgain')}</Button>}
        />
      );
    case 'empty':
      return <EmptyState {...empty} />;
    case 'items':
      return (
        <>
          {children}
          {pages > 1 && (
            <Pager
              previous={page > 1 ? page - 1 : undefined}
              next={page < pages ? page + 1 : undefined}
              words={{
                label,
                position: t('list.position', { page, pages }),
                previous: t('list.previous'),
                next: t('list.next'),
              }}
            />
          )}
        </>
      );
  }
});
