import { IconDeviceMobileOff, IconDeviceMobileVibration } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { PushErrorCode } from '@greenroom/core/push/push-api.port';
import { PUSH_EVENTS, type PushEvent } from '@greenroom/core/push/push-choices';
import type { PushStatus } from '@greenroom/core/push/push.controller';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { CheckGroup } from '../ui/CheckGroup.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './PushSettings.module.css';

interface QuietTime {
  readonly text: string;
  readonly isWrong: boolean;
}

export interface PushSettingsModel {
  readonly status: PushStatus;
  /** True when the browser or the platform has not answered yet. */
  readonly busy: boolean;
  readonly error: PushErrorCode | undefined;
  readonly events: readonly PushEvent[];
  /** Undefined without quiet hours. */
  readonly quiet: { readonly from: QuietTime; readonly until: QuietTime } | undefined;
  readonly details: boolean;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
  readonly toggleEvent: (event: PushEvent) => void;
  readonly toggleQuiet: () => void;
  readonly setQuiet: (field: 'from' | 'until', text: string) => void;
  readonly toggleDetails: () => void;
}

interface Props {
  readonly model: PushSettingsModel;
}

const QuietHours = observer(function QuietHours({ model }: Props) {
  const { t } = useTranslation();
  const { quiet } = model;
  return (
    <>
      <Switch
        label={t('push.quiet.label')}
        on={quiet !== undefined}
        word={t(quiet === undefined ? 'common.off' : 'common.on')}
        note={t('push.quiet.note')}
        onPress={model.toggleQuiet}
      />
      {quiet !== undefined && (
        <div className={`stack gap-4 ${css.times}`} role="group" aria-label={t('push.quiet.label')}>
          {(['from', 'until'] as const).map((field) => (
            <TextField
              key={field}
              type="time"
              label={t(`push.quiet.${field}`)}
              value={quiet[field].text}
              error={quiet[field].isWrong ? t('push.quiet.invalid') : undefined}
              onChange={(event) => model.setQuiet(field, event.currentTarget.value)}
            />
          ))}
        </div>
      )}
    </>
  );
});

const Choices = observer(function Choices({ model }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <CheckGroup
        label={t('push.events')}
        items={PUSH_EVENTS.map((value) => ({ value, label: t(`push.event.${value}`) }))}
        chosen={model.events}
        onToggle={model.toggleEvent}
      />
      <QuietHours model={model} />
      <Switch
        label={t('push.details')}
        on={model.details}
        word={t(model.details ? 'common.on' : 'common.off')}
        note={t('push.detailsNote')}
        onPress={model.toggleDetails}
      />
    </>
  );
});

/** Notifications for this device while no page is open: on or off, and what for. Changes apply at once. */
export const PushSettings = observer(function PushSettings({ model }: Props) {
  const { t } = useTranslation();
  const { status, busy, error } = model;
  const Icon = status === 'on' ? IconDeviceMobileVibration : IconDeviceMobileOff;
  return (
    <div className="stack gap-4 form-width">
      <div className={`row justify-between wrap gap-2 gap-x-3 ${css.line}`} data-state={status}>
        <p className={`row gap-2 ${css.word}`} data-announce="polite">
          <Icon size={20} aria-hidden="true" />
          {t(`push.status.${status}`)}
        </p>
        {(status === 'off' || status === 'on') && (
          <Button busy={busy} onClick={status === 'on' ? model.turnOff : model.turnOn}>
            {t(status === 'on' ? 'push.turnOff' : 'push.turnOn')}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <Notice tone="stop" data-announce="assertive">
          {t(`error.${error}`)}
        </Notice>
      )}
      {status === 'on' && <Choices model={model} />}
    </div>
  );
});
