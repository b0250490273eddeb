import { IconVideoOff } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import css from './PictureArea.module.css';

/** Where the pictures will be. Until then it says so, and what works without them. */
export const PictureArea = ({ small }: { readonly small: boolean }) => {
  const { t } = useTranslation();
  return (
    <div className={small ? css.small : css.picture}>
      <IconVideoOff size={small ? 20 : 28} aria-hidden="true" />
      <p className={css.title}>{t('session.picture.title')}</p>
      {!small && <p className={css.text}>{t('session.picture.text')}</p>}
    </div>
  );
};
