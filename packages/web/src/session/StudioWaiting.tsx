import { observer } from 'mobx-react-lite';
import { nextStep, type AvailabilityStatus } from '@greenroom/core/availability/availability';
import type { Countdown } from '@greenroom/core/formatting/durations';
import type { Service } from '@greenroom/core/services/service';
import type { StudioStage } from '@greenroom/core/session/session-state';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Viewers, type ViewersProps } from './Viewers.tsx';

/** Reason that customers cannot reach the performer. */
export type StudioHint = Extract<
  AvailabilityStatus,
  'paused' | 'notReachable' | 'offline' | 'elsewhere' | 'readyElsewhere'
>;

export interface StudioWaitingModel {
  readonly stage: StudioStage;
  readonly status: AvailabilityStatus;
  readonly hint: StudioHint | undefined;
  /** Services that resuming switches on again. */
  readonly restores: readonly Service[];
  readonly viewers: ViewersProps;
  readonly errorKey: `error.${'session.startFailed' | 'session.endFailed' | 'session.connectionLost'}` | undefined;
  /** Work that a reload of the page interrupted. */
  readonly interrupted: 'session' | 'readiness' | undefined;
  /** The browser is asked for the camera. */
  readonly asking: boolean;
  /** Time left of a break; undefined without one. */
  readonly breakLeft: Countdown | undefined;
  readonly goReady: () => void;
  /** Goes on here with the session of another device. */
  readonly takeOver: () => void;
  /** Pauses work, or resumes it. */
  readonly pause: () => void;
  readonly chooseServices: () => void;
}

interface Props {
  readonly model: StudioWaitingModel;
}

/** The next step to be reachable, if there is one. */
const Step = observer(function Step({ model }: Props) {
  const { t } = useTranslation();
  const step = nextStep(model.status);
  const look = { look: 'primary', size: 'large', wide: true } as const;
  if (step === undefined) return null;
  if (step === 'chooseServices') {
    return (
      <Button {...look} onClick={model.chooseServices}>
        {t('session.chooseServices')}
      </Button>
    );
  }
  if (step === 'resumeWork') {
    return (
      <Button {...look} onClick={model.pause}>
        {t('services.resumeWork')}
      </Button>
    );
  }
  if (step === 'takeOver') {
    return (
      <Button {...look} onClick={model.takeOver}>
        {t('session.takeOver')}
      </Button>
    );
  }
  return (
    <Button {...look} busy={model.stage === 'starting' || model.asking} onClick={model.goReady}>
      {t(model.stage === 'starting' ? 'session.startingNow' : model.asking ? 'video.asking' : 'session.goReady')}
    </Button>
  );
});

const Ready = observer(function Ready({ model }: Props) {
  const { t } = useTranslation();
  const { status } = model;
  return (
    <>
      {status === 'ready' && <p>{t('session.readyText')}</p>}
      <Step model={model} />
      {status !== 'paused' && <Viewers {...model.viewers} />}
    </>
  );
});

const NotApproved = () => {
  const { t } = useTranslation();
  return <p>{t('session.notApprovedText')}</p>;
};

const Hint = ({
  hint,
  restores,
  breakLeft,
}: Pick<StudioWaitingModel, 'restores' | 'breakLeft'> & { readonly hint: StudioHint }) => {
  const { t } = useTranslation();
  const services = restores.map((service) => t(`services.name.${service}`)).join(', ');
  return (
    <Notice tone="wait">
      {t(`session.hint.${hint}`)}
      {breakLeft !== undefined && <p>{t('session.hint.onBreak', { time: t(breakLeft.key, breakLeft.params) })}</p>}
      {services !== '' && <p>{t('session.hint.restores', { services })}</p>}
    </Notice>
  );
};

/** Contents of the studio for each stage without a customer. */
const BODY = {
  notApproved: NotApproved,
  idle: Step,
  failed: Step,
  starting: Step,
  ready: Ready,
  request: Ready,
  connected: Ready,
} as const satisfies Record<StudioStage, unknown>;

/** The studio without a customer: going ready, and what stands in the way of it. */
export const StudioWaiting = observer(function StudioWaiting({ model }: Props) {
  const { t } = useTranslation();
  const Body = BODY[model.stage];
  return (
    <div className="stack gap-3">
      {model.errorKey !== undefined && (
        <Notice tone="stop" data-announce="assertive">
          {t(model.errorKey)}
        </Notice>
      )}
      {model.interrupted !== undefined && <Notice tone="wait">{t(`session.interrupted.${model.interrupted}`)}</Notice>}
      {model.hint !== undefined && <Hint hint={model.hint} restores={model.restores} breakLeft={model.breakLeft} />}
      <Body model={model} />
    </div>
  );
});
