import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import css from './BrokenPage.module.css';

/** A page that failed to show itself: says so, and offers the way back. */
export const BrokenPage = () => {
  const { t } = useTranslation();
  return (
    <div className={css.broken}>
      <EmptyState
        data-announce="assertive"
        icon={<IconAlertTriangle size={40} aria-hidden="true" />}
        title={t('app.broken.title')}
        text={t('app.broken.text')}
        action={
          <Button look="primary" icon={<IconRefresh size={20} aria-hidden="true" />} onClick={() => location.reload()}>
            {t('app.broken.reload')}
          </Button>
        }
      />
    </div>
  );
};
