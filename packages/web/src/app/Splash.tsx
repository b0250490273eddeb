import { useTranslation } from '../i18n/i18n.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import css from './Splash.module.css';

/** Screen that is shown until the page to show is known; it is painted before any script runs. */
export const Splash = () => {
  const { t } = useTranslation();
  return (
    <div className={css.splash} data-announce="polite">
      <BrandMark size={48} />
      <span>{t('app.loading')}</span>
    </div>
  );
};
