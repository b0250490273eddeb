import type { ERROR_I18N_KEY } from '@greenroom/core/app/app-error';
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface VoiceRecorderModel {
  readonly status: 'off' | 'recording';
  readonly errorKey: (typeof ERROR_I18N_KEY)[keyof typeof ERROR_I18N_KEY] | undefined;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

interface Props {
  readonly model: VoiceRecorderModel;
  /** Labels of its buttons. */
  readonly record: string;
  readonly stop: string;
}

/** Records until it is stopped. */
export const VoiceRecorder = observer(function VoiceRecorder({ model, record, stop }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {model.errorKey !== undefined && (
        <Notice tone="stop" data-announce="assertive">
          {t(model.errorKey)}
        </Notice>
      )}
      {model.status === 'recording' ? (
        <Button look="primary" icon={<IconPlayerStop size={20} aria-hidden="true" />} onClick={model.stop}>
          {stop}
        </Button>
      ) : (
        <Button icon={<IconMicrophone size={20} aria-hidden="true" />} onClick={() => void model.start()}>
          {record}
        </Button>
      )}
    </>
  );
});
