import { IconHandStop, IconMicrophone, IconMicrophoneOff, IconPhoneOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type {
  MicrophoneState,
  RemoteActionName,
  RemoteOutcome,
  ToyMovement,
} from '@greenroom/core/realtime/remote-signal';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import css from './RemotePage.module.css';

export type DoneWord = 'unmuted' | 'muted' | 'ending' | 'ended' | 'stopping' | 'stopToys' | 'reply';
export type NotDoneWord = Exclude<RemoteOutcome, 'done'> | 'noAnswer' | 'endFailed' | 'stopUnconfirmed';

export interface RemoteThumbModel {
  /** Undefined without a session. */
  readonly customer: object | undefined;
  readonly microphone: MicrophoneState;
  readonly toys: ToyMovement | undefined;
  /** Action that was sent and has no outcome yet. */
  readonly busy: RemoteActionName | undefined;
  /** Outcome of the last press; undefined before the first, and while a press has none yet. */
  readonly outcome:
    | { readonly isGood: true; readonly key: `remote.done.${DoneWord}` }
    | { readonly isGood: false; readonly key: `remote.outcome.${NotDoneWord}` }
    | undefined;
  readonly end: () => void;
  readonly stopToys: () => void;
  readonly toggleMicrophone: () => void;
}

interface Props {
  readonly model: RemoteThumbModel;
}

/** Button that ends the session after a second press, because a slip of the thumb would cost the session. */
const End = observer(function End({ model }: Props) {
  const { t } = useTranslation();
  // Undefined until it was asked once: the button takes no focus when it is shown.
  const [isAsked, setAsked] = useState<boolean>();
  if (model.customer === undefined) return null;
  if (isAsked !== true) {
    return (
      <Button
        ref={isAsked === false ? takeFocus : undefined}
        look="secondary"
        size="large"
        wide
        busy={model.busy === 'end'}
        icon={<IconPhoneOff size={22} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t('remote.endSession')}
      </Button>
    );
  }
  return (
    <div className={`stack gap-2 ${css.pair}`} role="group" aria-label={t('remote.endSure')}>
      <Button ref={takeFocus} size="large" wide onClick={() => setAsked(false)}>
        {t('remote.endNot')}
      </Button>
      <Button
        look="stop"
        size="large"
        wide
        waits={model.busy !== undefined}
        onClick={() => {
          setAsked(false);
          model.end();
        }}
      >
        {t('remote.endNow')}
      </Button>
    </div>
  );
});

const MicrophoneButton = observer(function MicrophoneButton({ model }: Props) {
  const { t } = useTranslation();
  const { microphone } = model;
  const isMuted = microphone === 'off';
  const Picture = isMuted ? IconMicrophoneOff : IconMicrophone;
  return (
    <Button
      size="large"
      wide
      busy={model.busy === 'microphone'}
      waits={model.busy !== undefined}
      disabled={microphone === 'none'}
      icon={<Picture size={22} aria-hidden="true" />}
      onClick={model.toggleMicrophone}
    >
      {t(microphone === 'none' ? 'remote.noMicrophone' : isMuted ? 'remote.unmute' : 'remote.mute')}
    </Button>
  );
});

/** Outcome of the last press, and the buttons for the thumb. */
export const RemoteThumb = observer(function RemoteThumb({ model }: Props) {
  const { t } = useTranslation();
  const { outcome, customer } = model;
  return (
    <div className={`stack gap-2 line-above ${css.thumb}`}>
      <p className={css.outcome} data-announce="polite">
        {outcome !== undefined && <StatusDot tone={outcome.isGood ? 'good' : 'stop'} label={t(outcome.key)} />}
      </p>
      <End key={customer === undefined ? 'none' : 'session'} model={model} />
      <div className={`stack gap-2 ${css.pair}`}>
        <MicrophoneButton model={model} />
        <Button
          look={model.toys === 'rest' ? 'secondary' : 'stop'}
          size="large"
          wide
          busy={model.busy === 'stopToys'}
          icon={<IconHandStop size={22} aria-hidden="true" />}
          onClick={model.stopToys}
        >
          {t('remote.stopToys')}
        </Button>
      </div>
    </div>
  );
});
