import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Notice } from '../ui/Notice.tsx';
import type { LoginPageModel } from './LoginPage.tsx';

/** What went wrong with the last attempt; before one, why she was logged out. */
export const LoginNotice = observer(function LoginNotice({ model }: { readonly model: LoginPageModel }) {
  const { t } = useTranslation();
  if (model.errorKey !== undefined) {
    if (model.errorAt !== 'form') return null;
    return (
      <Notice tone="stop" role="alert">
        {t(model.errorKey)}
      </Notice>
    );
  }
  if (model.forcedOutKey === undefined) return null;
  return (
    <Notice tone="wait" role="alert">
      {t(model.forcedOutKey)}
    </Notice>
  );
});
