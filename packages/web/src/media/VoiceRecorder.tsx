import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { detach } from '@greenroom/core/kernel/detach';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import type { VoiceRecorderModel } from './voice-recorder.view-model.ts';
import css from './VoiceRecorder.module.css';

interface Props {
  readonly model: VoiceRecorderModel;
  /** Labels of its buttons. */
  readonly record: string;
  readonly stop: string;
}

const RecordingTime = observer(function RecordingTime({ model }: Pick<Props, 'model'>) {
  const time = sessionTime(model.elapsed);
  return (
    <span className={css.time} role="timer">
      {model.longest === undefined ? time : `${time} / ${sessionTime(model.longest)}`}
    </span>
  );
});

/** Records until it is stopped, and shows for how long. */
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
        <>
          <RecordingTime model={model} />
          <Button
            look="primary"
            ref={takeFocus}
            icon={<IconPlayerStop size={20} aria-hidden="true" />}
            onClick={model.stop}
          >
            {stop}
          </Button>
        </>
      ) : (
        <Button icon={<IconMicrophone size={20} aria-hidden="true" />} onClick={() => detach(model.start())}>
          {record}
        </Button>
      )}
    </>
  );
});
