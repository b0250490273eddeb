import { Link } from 'react-router';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Page } from '../ui/Page.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** Page of an unknown address. Menu and studio stay, because a session may be running. */
export const NotFoundPage = () => {
  const { t } = useTranslation();
  useDocumentTitle(t('notFound.title'));
  return (
    <Page title={t('notFound.title')} intro={t('notFound.text')}>
      <p>
        <Link className={buttonClass({ look: 'primary' })} to={ROUTES['my-day'].path}>
          {t('notFound.home')}
        </Link>
      </p>
    </Page>
  );
};
