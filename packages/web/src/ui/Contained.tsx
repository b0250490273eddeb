import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { useErrorReport } from './error-report-context.ts';
import { Notice } from './Notice.tsx';

interface Props {
  /** Class of the notice's box, where the part has a place of its own on the screen. */
  readonly className?: string | undefined;
  /** In place of the notice. */
  readonly fallback?: ReactNode;
  /** Buttons that stay beside that of the notice. */
  readonly actions?: ReactNode;
  /** The part is tried again when one of these changes. */
  readonly resetKeys?: readonly unknown[];
  readonly children: ReactNode;
}

const BrokenPart = ({
  className,
  actions,
  again,
}: Pick<Props, 'className' | 'actions'> & { readonly again: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={className}>
      <Notice
        tone="stop"
        data-announce="assertive"
        actions={
          <>
            {actions}
            <Button onClick={again}>{t('app.brokenPart.again')}</Button>
          </>
        }
      >
        {t('app.brokenPart.text')}
      </Notice>
    </div>
  );
};

/** Keeps what a part throws where it happened: the error is reported, the part offers to be shown again, and everything around it goes on. */
export const Contained = ({ className, fallback, actions, resetKeys = [], children }: Props) => {
  const report = useErrorReport();
  const showFallback = ({ resetErrorBoundary }: FallbackProps): ReactNode =>
    fallback === undefined ? (
      <BrokenPart className={className} actions={actions} again={() => resetErrorBoundary()} />
    ) : (
      fallback
    );
  return (
    <ErrorBoundary onError={report} fallbackRender={showFallback} resetKeys={[...resetKeys]}>
      {children}
    </ErrorBoundary>
  );
};
