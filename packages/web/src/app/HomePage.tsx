import { observer } from 'mobx-react-lite';
import { NewsPage } from '../content/NewsPage.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { MissedRequests } from '../missed-requests/MissedRequests.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useModel } from './view-models-context.ts';

/** Start page with missed requests and news. @spec §2 / (home layout) */
export const HomePage = observer(function HomePage() {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.news'));
  return (
    <>
      <NewsPage model={useModel('news')} />
      <MissedRequests model={useModel('missedRequests')} />
    </>
  );
});
