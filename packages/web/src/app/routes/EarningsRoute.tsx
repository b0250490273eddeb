import { observer } from 'mobx-react-lite';
import { EarningsPage } from '../../earnings/EarningsPage.tsx';
import { useTranslation } from '../../i18n/i18n.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /earnings/ */
export const EarningsRoute = observer(function EarningsRoute() {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.earnings'));
  return <EarningsPage model={useModel('earnings')} scheme={useModel('homeLayout').scheme} />;
});
