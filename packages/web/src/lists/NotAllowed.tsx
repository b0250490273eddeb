import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** In the place of what the platform does not show to the performer (403), with a way to ask again. */
export const NotAllowed = ({ retry }: { readonly retry: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      data-announce="assertive"
      title={t('list.notAllowedTitle')}
      text={t('list.notAllowedText')}
      action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}
    />
  );
};
