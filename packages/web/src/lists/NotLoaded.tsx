import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

export interface NotLoadedProps {
  /** Sentence for a failed load. */
  readonly failed: string;
  readonly retry: () => void;
}

/** In the place of what could not be fetched, with a way to ask again. */
export const NotLoaded = ({ failed, retry }: NotLoadedProps) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      data-announce="assertive"
      title={t('list.failed')}
      text={failed}
      action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}
    />
  );
};
