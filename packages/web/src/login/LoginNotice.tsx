import { observer } from 'mobx-react-lite';
import type { WaitingTime } from '@greenroom/core/login/login-refusal';
import type { LoginErrorCode } from '@greenroom/core/login/login.errors';
import { useTranslation } from '../i18n/i18n.ts';
import { Notice } from '../ui/Notice.tsx';

export interface LoginNoticeModel {
  readonly errorKey: `error.${LoginErrorCode}` | undefined;
  /** The field at fault; the others' errors stand above the form. */
  readonly errorAt: 'form' | 'performerId' | 'code';
  /** Time until another try is judged, where there were too many. */
  readonly waitingTime: WaitingTime | undefined;
  /** Reason of a forced log-out. */
  readonly forcedOutKey: `error.${LoginErrorCode}` | undefined;
}

/** Error of the last attempt; before one, the reason of a forced log-out. */
export const LoginNotice = observer(function LoginNotice({ model }: { readonly model: LoginNoticeModel }) {
  const { t } = useTranslation();
  if (model.errorKey !== undefined) {
    if (model.errorAt !== 'form') return null;
    return (
      <Notice tone={model.errorKey === 'error.login.logoutUnconfirmed' ? 'wait' : 'stop'} data-announce="assertive">
        {model.waitingTime === undefined
          ? t(model.errorKey)
          : t(`login.wait.${model.waitingTime.unit}`, { count: model.waitingTime.count })}
      </Notice>
    );
  }
  if (model.forcedOutKey === undefined) return null;
  return (
    <Notice tone="wait" data-announce="assertive">
      {t(model.forcedOutKey)}
    </Notice>
  );
});
