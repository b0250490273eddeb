import { useTranslation } from '../i18n/i18n.ts';
import { FullPage } from '../ui/FullPage.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';

/** Page shown at any address while the platform does not answer the question for the login. */
export const UnreachablePage = () => {
  const { t } = useTranslation();
  return (
    <FullPage>
      <FullPageText title={t('app.unreachable.title')} text={t('app.unreachable.text')} />
    </FullPage>
  );
};
