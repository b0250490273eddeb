import { useTranslation } from '../i18n/i18n.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import css from './Splash.module.css';

/** The moment before it is known which page to show. It is painted before any script runs. */
export const Splash = () => {
  const { t } = useTranslation();
  return (
    <div className={css.splash} data-announce="polite">
      <BrandMark size={48} />
      <span>{t('app.loading')}</span>
    </div>
  );
};
