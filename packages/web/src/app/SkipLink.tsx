import { useTranslation } from '../i18n/i18n.ts';
import css from './HomeLayout.module.css';

/** The first stop of the Tab key: past menu and top bar to the page. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a
      className={css.skip}
      href="#main"
      onClick={(event) => {
        // The address keeps its meaning; only the focus moves.
        event.preventDefault();
        document.querySelector<HTMLElement>('#main')?.focus();
      }}
    >
      {t('app.skipToContent')}
    </a>
  );
};
