import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Loading } from './Loading.tsx';
import { MayBeOld } from './MayBeOld.tsx';
import type { ListStatus, QueryStatus, QueryView } from './query-view.ts';

interface Props<Data> {
  readonly query: Pick<QueryView<Data>, 'mayBeOld' | 'retry'> & {
    readonly view: QueryStatus | ListStatus;
    readonly data?: Data | undefined;
  };
  /** Sentence for a failed load. */
  readonly failed: string;
  /** Title where the platform refuses (403). */
  readonly notAllowed?: string;
  /** In place of what does not exist (404); without it, that is a failure. */
  readonly missing?: ReactNode;
  readonly children: ReactNode | ((data: Data) => ReactNode);
}

/**
 * The answer of a query, or what stands in its place: loading, failed, not allowed, missing. An answer that could not be fetched again stays,
 * with a line that says so.
 */
export const QueryState = <Data,>({ query, failed, notAllowed, missing, children }: Props<Data>) => {
  const { t } = useTranslation();
  const show = (): ReactNode => {
    const { view, data, mayBeOld, retry } = query;
    const again = <Button onClick={retry}>{t('common.tryAgain')}</Button>;
    if (view === 'loading') return <Loading label={t('list.loading')} />;
    if (view === 'notAllowed')
      return (
        <EmptyState
          data-announce="assertive"
          title={notAllowed ?? t('list.notAllowedTitle')}
          text={t('list.notAllowedText')}
          action={again}
        />
      );
    if (view === 'missing' && missing !== undefined) return missing;
    if (view === 'failed' || view === 'missing')
      return <EmptyState data-announce="assertive" title={t('list.failed')} text={failed} action={again} />;
    return (
      <>
        <MayBeOld when={mayBeOld} retry={retry} />
        {typeof children === 'function' ? data !== undefined && children(data) : children}
      </>
    );
  };
  return <Observer>{show}</Observer>;
};
