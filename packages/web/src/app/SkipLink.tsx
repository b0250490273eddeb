import { useTranslation } from '../i18n/i18n.ts';
import css from './HomeLayout.module.css';

/** Link past menu and top bar to the page, the first stop of the Tab key. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a
      className={css.skip}
      href="#main"
      onClick={(event) => {
        // A hash would make another address for the router; only the focus moves.
        event.preventDefault();
        document.querySelector<HTMLElement>('#main')?.focus();
      }}
    >
      {t('app.skipToContent')}
    </a>
  );
};
