import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { ResetPage, type ResetPageModel } from '../login/ResetPage.tsx';
import { useDocumentTitle } from './use-document-title.ts';

export const ResetRoute = observer(function ResetRoute({ model }: { readonly model: ResetPageModel }) {
  const { t } = useTranslation();
  useDocumentTitle(t('reset.documentTitle'));
  useEffect(() => model.start(), [model]);
  return <ResetPage model={model} />;
});
