import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Loading } from './Loading.tsx';
import { MayBeOld } from './MayBeOld.tsx';

/** State of a page's one query. */
export type PageView = 'loading' | 'failed' | 'notAllowed' | 'open';

interface PageStateProps {
  readonly view: PageView;
  /** The content could not be fetched again. */
  readonly mayBeOld: boolean;
  /** Sentence of the error. */
  readonly failed: string;
  readonly notAllowed: string;
  readonly retry: () => void;
  readonly children: ReactNode;
}

/** Content of a page, or the state in which there is none yet. */
export const PageState = ({ view, mayBeOld, failed, notAllowed, retry, children }: PageStateProps) => {
  const { t } = useTranslation();
  switch (view) {
    case 'loading':
      return <Loading label={t('form.loading')} />;
    case 'failed':
      return (
        <EmptyState
          data-announce="assertive"
          title={failed}
          text={t('form.notLoadedText')}
          action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}
        />
      );
    case 'notAllowed':
      return <EmptyState data-announce="assertive" title={notAllowed} text={t('accountSecurity.notAllowed.text')} />;
    case 'open':
      return (
        <>
          <MayBeOld when={mayBeOld} retry={retry} />
          {children}
        </>
      );
  }
};
