import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { ResetPage } from '../login/ResetPage.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useModel } from './view-models-context.ts';

export const ResetRoute = observer(function ResetRoute() {
  const { t } = useTranslation();
  const model = useModel('reset');
  useDocumentTitle(t('reset.documentTitle'));
  useEffect(() => model.start(), [model]);
  return <ResetPage model={model} />;
});
