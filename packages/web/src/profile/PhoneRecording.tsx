import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ErrorKey } from '@greenroom/core/app/app-error';
import type { PhoneRecordingName, RecordingReview } from '@greenroom/core/profile/phone-profile';
import { useTranslation } from '../i18n/i18n.ts';
import type { VoiceRecorderModel } from '../media/voice-recorder.view-model.ts';
import { VoiceRecorder } from '../media/VoiceRecorder.tsx';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { ReviewState } from './ReviewState.tsx';
import css from './PhoneRecording.module.css';

export interface PhoneRecordingModel {
  readonly name: PhoneRecordingName;
  readonly review: RecordingReview;
  /** Address of the recording that the platform has. */
  readonly sent: string | undefined;
  /** Address of the new, unsent recording. */
  readonly take: string | undefined;
  readonly sending: boolean;
  readonly errorKey: ErrorKey | undefined;
  readonly recorder: VoiceRecorderModel & { readonly close: () => void };
  readonly choose: (file: File) => void;
  readonly send: () => void;
  readonly discard: () => void;
}

export interface PhoneRecordingsModel {
  readonly rows: readonly PhoneRecordingModel[];
}

const Sound = ({ src, label }: { readonly src: string; readonly label: string }) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the performer's own voice; the spoken text is that of the form above
  <audio className="w-full field-width" controls preload="none" src={src} aria-label={label} />
);

const Recording = observer(function Recording({ model }: { readonly model: PhoneRecordingModel }) {
  const { t } = useTranslation();
  const { name, take, sent, recorder } = model;
  const label = t(`profile.recording.${name}`);
  const id = `recording-${name}`;
  // The microphone goes off with the page.
  useEffect(() => () => recorder.close(), [recorder]);
  // The buttons of a new recording go once it is sent or discarded.
  const section = useKeptFocus(true);
  return (
    <section ref={section} className={`stack gap-2 line-above ${css.recording}`} data-keeps-focus aria-labelledby={id}>
      <h3 id={id} className="text-body">
        {label}
      </h3>
      <p data-announce="polite">
        <ReviewState status={model.review} />
      </p>
      <p className="quiet form-width">{t(`profile.recording.help.${name}`)}</p>
      {sent !== undefined && take === undefined && <Sound src={sent} label={label} />}
      {take !== undefined && (
        <>
          <p>{t('profile.recording.notSent')}</p>
          <Sound src={take} label={t('profile.recording.take', { name: label })} />
        </>
      )}
      {model.errorKey !== undefined && (
        <Notice tone="stop" data-announce="assertive">
          {t(model.errorKey)}
        </Notice>
      )}
      <div className={`flex wrap gap-2 ${css.actions}`}>
        {take !== undefined && (
          <>
            <Button look="primary" busy={model.sending} onClick={model.send}>
              {t('profile.recording.send')}
            </Button>
            <Button waits={model.sending} onClick={model.discard}>
              {t('profile.recording.discard')}
            </Button>
          </>
        )}
        <VoiceRecorder
          model={recorder}
          record={t(sent === undefined && take === undefined ? 'profile.recording.record' : 'profile.recording.again')}
          stop={t('profile.recording.stop')}
        />
        {recorder.status === 'off' && (
          <FileButton
            label={t('profile.recording.choose')}
            accept="audio/*"
            onFiles={([file]) => file !== undefined && model.choose(file)}
          />
        )}
      </div>
    </section>
  );
});

/** Recordings for callers in the performer's own voice. @spec §3 performerIVRDetails, §5 Profile completeness */
export const PhoneRecordings = observer(function PhoneRecordings({ model }: { readonly model: PhoneRecordingsModel }) {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="recordings-title">
      <h2 id="recordings-title">{t('profile.recording.title')}</h2>
      <p className="quiet form-width">{t('profile.recording.intro')}</p>
      {model.rows.map((row) => (
        <Recording key={row.name} model={row} />
      ))}
    </Panel>
  );
});
