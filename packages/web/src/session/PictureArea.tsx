import { IconVideoOff } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import css from './PictureArea.module.css';

/** Where the pictures will be. Until then it says so, and what works without them. */
export const PictureArea = () => {
  const { t } = useTranslation();
  return (
    <div className={css.picture}>
      <IconVideoOff size={28} aria-hidden="true" />
      <p className={css.title}>{t('session.picture.title')}</p>
      <p className={css.text}>{t('session.picture.text')}</p>
    </div>
  );
};
