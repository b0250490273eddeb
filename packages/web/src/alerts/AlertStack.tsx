import { IconX } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { Alert } from '@greenroom/core/alerts/alert-queue.machine';
import { useTranslation } from '../i18n/i18n.ts';
import { Contained } from '../ui/Contained.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ToneIcon } from '../ui/ToneIcon.tsx';
import { TONE_OF_ALERT, privateKindOf, useAlertText } from './alert-looks.ts';
import type { AlertStackModel } from './alert-stack.view-model.ts';
import css from './AlertStack.module.css';

interface ToastProps {
  readonly alert: Alert;
  readonly dismiss: () => void;
}

const Toast = ({ alert, dismiss }: ToastProps) => {
  const { t } = useTranslation();
  const textOf = useAlertText();
  return (
    <div
      data-announce={TONE_OF_ALERT[alert.class] === 'stop' ? 'assertive' : 'polite'}
      className={`row gap-3 ${css.alert} ${css[alert.class]}`}
    >
      <span className={`inline-flex flex-none ${css.icon}`}>
        <ToneIcon tone={TONE_OF_ALERT[alert.class]} />
      </span>
      <span className="flex-1 min-w-0 py-2" data-private={privateKindOf(alert.content)}>
        {textOf(alert.content)}
      </span>
      <IconButton label={t('alerts.dismiss')} onClick={dismiss}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
};

/** Short messages over the page. Whatever passes here can be read again in the notification centre. */
export const AlertStack = observer(function AlertStack({ model }: { readonly model: AlertStackModel }) {
  const { t } = useTranslation();
  // A region without content is no landmark.
  if (model.shown.length === 0) return null;
  return (
    <div className={css.stack} role="region" aria-label={t('common.notifications')}>
      {model.shown.map((alert) => (
        <Contained key={alert.id} fallback={null}>
          <Toast alert={alert} dismiss={() => model.dismiss(alert.id)} />
        </Contained>
      ))}
    </div>
  );
});
