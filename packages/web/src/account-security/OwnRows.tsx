import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface OwnRowsModel {
  /** Undefined while they are fetched. */
  readonly rows: readonly object[] | undefined;
  readonly isNotLoaded: boolean;
  readonly retry: () => void;
}

/** A list of the account, or the state in which there is none yet. */
export const OwnRows = observer(function OwnRows({
  model,
  children,
}: {
  readonly model: OwnRowsModel;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  if (model.isNotLoaded)
    return (
      <Notice
        tone="stop"
        data-announce="assertive"
        actions={<Button onClick={model.retry}>{t('common.tryAgain')}</Button>}
      >
        {t('error.accountSecurity.notLoaded')}
      </Notice>
    );
  return model.rows === undefined ? <Loading label={t('form.loading')} /> : children;
});
