import { observer } from 'mobx-react-lite';
import { SpecificationsPage } from '../../earnings/SpecificationsPage.tsx';
import { useTranslation } from '../../i18n/i18n.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /earnings/specifications/ */
export const SpecificationsRoute = observer(function SpecificationsRoute() {
  const { t } = useTranslation();
  useDocumentTitle(t('earnings.specificationsTitle'));
  return <SpecificationsPage model={useModel('specifications')} />;
});
