import { ROUTES } from '@greenroom/core/navigation/routes';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { FullPage } from '../ui/FullPage.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** An address without a page. */
export const NotFoundPage = () => {
  const { t } = useTranslation();
  useDocumentTitle(t('notFound.title'));
  return (
    <FullPage>
      <FullPageText title={t('notFound.title')} text={t('notFound.text')} />
      <Link className={buttonClass({ look: 'primary', size: 'large' })} to={ROUTES.news.path}>
        {t('notFound.home')}
      </Link>
    </FullPage>
  );
};
