import { IconChecklist } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { fraction } from '@greenroom/core/formatting/fraction';
import type { ToyId } from '@greenroom/core/kernel/ids';
import type { SessionErrorCode } from '@greenroom/core/session/session.constants';
import type { ScreenLock } from '@greenroom/core/session/video/screen-lock';
import type { StreamingErrorCode } from '@greenroom/core/session/video/streaming.errors';
import { VIDEO_LEVEL, VIDEO_QUALITIES, type VideoQuality } from '@greenroom/core/session/video/video-quality';
import type { Toy } from '@greenroom/core/toys/toy';
import type { AttentionSettingsModel, SoundStatus } from '../../attention/attention-settings.view-model.ts';
import { AttentionSettings } from '../../attention/AttentionSettings.tsx';
import { useTranslation, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CameraNotice } from './CameraNotice.tsx';
import { CheckRow, type CheckedPart, type CheckState, type CheckWord } from './CheckRow.tsx';
import { MicrophoneMeter } from './MicrophoneMeter.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import type { StudioVideoModel } from './StudioVideo.tsx';
import { VideoControls } from './VideoControls.tsx';
import css from './GoLiveCheck.module.css';

interface Choice {
  readonly id: string;
  readonly label: string;
}

export interface GoLiveCheckModel {
  readonly studio: StudioVideoModel;
  readonly attention: AttentionSettingsModel;
  /** State of each part, shown without opening the check. */
  readonly parts: Readonly<Record<CheckedPart, CheckState>>;
  /** Most that the picture takes in an hour, in megabytes, while data is saved; undefined while it is not. */
  readonly dataPerHour: number | undefined;
  /** `harmless` where a locked screen stops nothing; else `keptAwake` where the screen can be kept on, and `told` where it cannot. */
  readonly screenLock: ScreenLock;
  /** Texts on what this browser lacks for work; none on the air. */
  readonly lacks: readonly TextKey[];
  /** Decides, at a try to go ready outside of the check, whether to show the check first: once where a locked screen stops the page. */
  readonly explainsScreenLock: () => boolean;
  readonly isOpen: boolean;
  readonly cameras: readonly Choice[];
  readonly microphones: readonly Choice[];
  /** Ids of the devices in use, or of those chosen for the next use; empty without one. */
  readonly camera: string;
  readonly microphone: string;
  readonly quality: VideoQuality;
  /** `live`: the performer is on the air, so the running stream is the test. */
  readonly connection: 'untested' | 'testing' | 'passed' | 'failed' | 'live';
  readonly connectionErrorKey:
    | `error.${StreamingErrorCode | Extract<SessionErrorCode, 'session.startFailed'>}`
    | undefined;
  /** Time until the picture reached the server, in seconds with one decimal; empty unless the test passed. */
  readonly took: string;
  readonly sound: SoundStatus;
  readonly inOrder: boolean;
  /** True when everything is in order except for toys that are offered and not connected. */
  readonly isOnlyToyMissing: boolean;
  /** `offered`: customers can pay for toys that are not connected. */
  readonly toys: {
    readonly state: 'connected' | 'offered' | 'away';
    readonly word: CheckWord;
    readonly list: readonly Readonly<Pick<Toy, 'id' | 'name' | 'battery' | 'connected'>>[];
  };
  readonly connectToys: () => void;
  readonly testToy: (toy: ToyId) => void;
  readonly open: () => void;
  readonly close: () => void;
  readonly wasDoneToday: () => boolean;
  readonly testConnection: () => void;
  readonly chooseCamera: (id: string) => void;
  readonly chooseMicrophone: (id: string) => void;
  readonly chooseQuality: (quality: VideoQuality) => void;
}

interface Props {
  readonly model: GoLiveCheckModel;
}

const CONNECTION_TONE = { untested: 'off', testing: 'wait', passed: 'good', failed: 'stop', live: 'good' } as const;
const TOYS_TONE = { good: 'good', attention: 'wait', off: 'off' } as const;

const Pickers = observer(function Pickers({ model }: Props) {
  const { t } = useTranslation();
  const toChoices = (devices: readonly Choice[], unnamed: string) =>
    devices.map(({ id, label }, index) => ({ value: id, label: label === '' ? `${unnamed} ${index + 1}` : label }));
  const levels = VIDEO_QUALITIES.map((level) => {
    const { width, height } = VIDEO_LEVEL[level];
    return { value: level, label: t(`video.level.${level}`, { width, height }) };
  });
  return (
    <div className={css.pickers}>
      {model.cameras.length > 0 && (
        <SelectField
          label={t('video.camera')}
          value={model.camera}
          choices={toChoices(model.cameras, t('video.camera'))}
          onChange={model.chooseCamera}
        />
      )}
      {model.microphones.length > 0 && (
        <SelectField
          label={t('video.microphoneName')}
          value={model.microphone}
          choices={toChoices(model.microphones, t('video.microphoneName'))}
          onChange={model.chooseMicrophone}
        />
      )}
      <SelectField label={t('video.levelName')} value={model.quality} choices={levels} onChange={model.chooseQuality} />
    </div>
  );
});

/** List items of the toys: their state, and each toy with its battery and a test. */
const ToyLines = observer(function ToyLines({ model }: Props) {
  const { t } = useTranslation();
  const { state, word, list } = model.toys;
  return (
    <>
      <li className="row justify-between wrap gap-2">
        <span data-announce="polite">
          <StatusDot
            tone={TOYS_TONE[word]}
            label={t(state === 'offered' ? 'video.check.toys.offered' : `video.check.toys.${word}`)}
          />
        </span>
        {state === 'offered' && <Button onClick={model.connectToys}>{t('toys.connection.connect')}</Button>}
      </li>
      {list.map(({ id, name, battery, connected }) => (
        <li key={id} className="row justify-between wrap gap-2">
          <span>
            {name}
            {battery !== undefined && ` · ${t('toys.list.battery', { percent: fraction(battery, 100) })}`}
          </span>
          {connected && (
            <Button onClick={() => model.testToy(id)}>
              {t('toys.list.test')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </>
  );
});

const Lines = observer(function Lines({ model }: Props) {
  const { t } = useTranslation();
  const isBusy = model.connection === 'testing';
  return (
    <ul className={css.lines}>
      <li className="row justify-between wrap gap-2">
        <span data-announce="polite">
          <StatusDot
            tone={CONNECTION_TONE[model.connection]}
            label={t(`video.check.connection.${model.connection}`, { seconds: model.took })}
          />
        </span>
        {model.connection !== 'live' && model.studio.picture === 'on' && (
          <Button busy={isBusy} onClick={model.testConnection}>
            {t('video.check.testConnection')}
          </Button>
        )}
        {model.connectionErrorKey !== undefined && (
          <p className={`text-stop small ${css.reason}`} data-announce="polite">
            {t(model.connectionErrorKey)}
          </p>
        )}
      </li>
      <ToyLines model={model} />
    </ul>
  );
});

const Check = observer(function Check({ model }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`stack gap-4 ${css.check}`}>
      <div className={css.self}>
        <OwnPicture model={model.studio} />
        <CameraNotice model={model.studio} preview />
        {model.studio.isOn && <MicrophoneMeter model={model.studio} />}
        {model.studio.isOn && <VideoControls model={model.studio} />}
      </div>
      <div className={css.rest}>
        <Pickers model={model} />
        {model.dataPerHour !== undefined && (
          <Notice tone="info">{t('video.check.dataSaver', { megabytes: model.dataPerHour })}</Notice>
        )}
        <Lines model={model} />
        <AttentionSettings model={model.attention} />
        <Notice tone={model.inOrder ? 'good' : 'info'} data-announce="polite">
          {t(
            model.inOrder
              ? 'video.check.inOrder'
              : model.isOnlyToyMissing
                ? 'video.check.onlyToys'
                : 'video.check.notYet',
          )}
        </Notice>
      </div>
    </div>
  );
});

/** Dialog that tests camera, microphone, connection, toys and sound, and chooses the devices. */
export const GoLiveCheckDialog = observer(function GoLiveCheckDialog({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      name="check"
      open={model.isOpen}
      size="lg"
      title={t('video.check.title')}
      close={{ label: t('video.check.close'), press: model.close }}
      actions={
        <Button look="primary" onClick={model.close}>
          {t('video.check.done')}
        </Button>
      }
    >
      <Check model={model} />
    </Modal>
  );
});

/** Row with the state of each checked part, and the button that opens the dialog of the check. */
export const GoLiveCheck = observer(function GoLiveCheck({ model }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className="row wrap gap-1 gap-x-3 small">
        <CheckRow parts={model.parts} />
        <Button look="quiet" icon={<IconChecklist size={20} aria-hidden="true" />} onClick={model.open}>
          {t('video.check.open')}
        </Button>
        {model.screenLock !== 'harmless' && (
          <p className={css.screenLock}>{t(`video.screenLock.${model.screenLock}`)}</p>
        )}
        {model.lacks.map((lack) => (
          <p key={lack} className={css.screenLock}>
            {t(lack)}
          </p>
        ))}
        {!model.isOpen && model.wasDoneToday() && <StatusDot tone="good" label={t('video.check.doneToday')} />}
      </div>
      <GoLiveCheckDialog model={model} />
    </>
  );
});
