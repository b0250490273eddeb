import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import { InboxPage } from '../../inbox/InboxPage.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /inbox/{inboxType?}/ */
export const InboxRoute = observer(function InboxRoute() {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.inbox'));
  return <InboxPage model={useModel('inbox')} />;
});
