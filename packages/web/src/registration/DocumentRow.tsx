import { observer } from 'mobx-react-lite';
import type { ErrorKey } from '@greenroom/core/app/app-error';
import type { DocumentSide } from '@greenroom/core/registration/registration';
import { fieldId, type FormModel } from '../forms/form-model.ts';
import { useFormWords } from '../forms/form-words.ts';
import { ACCEPTED_FILE_TYPES } from '../media/accepted-files.ts';
import type { StillCameraModel } from '../media/still-camera.view-model.ts';
import { StillCamera } from '../media/StillCamera.tsx';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './RegisterPage.module.css';

export interface DocumentModel {
  readonly status: 'none' | 'uploading' | 'there' | 'failed';
  readonly errorKey: ErrorKey | undefined;
  /** Address of the picture that was chosen or taken last. */
  readonly preview: string | undefined;
  /** Only Dutch or Belgian documents can be scanned. */
  readonly camera: StillCameraModel | undefined;
  readonly choose: (file: File) => void;
  /** Sends the picture once more; undefined where that would not help. */
  readonly retry: (() => void) | undefined;
}

interface Props {
  readonly form: FormModel;
  readonly side: DocumentSide;
  readonly model: DocumentModel;
}

const TONE = { none: 'off', uploading: 'info', there: 'good', failed: 'stop' } as const;

/** One side of a document: chosen from the device or scanned with the camera. @spec §2 ID upload or scan, bank card upload */
export const DocumentRow = observer(function DocumentRow({ form, side, model }: Props) {
  const { label, problem, t } = useFormWords();
  const id = fieldId(form.name, side);
  const error = model.errorKey === undefined ? problem(form.problem(side)) : t(model.errorKey);
  return (
    <div className={`stack gap-2 min-w-0 ${css.document}`}>
      <label className="strong" htmlFor={id}>
        {label(side)}
      </label>
      <p className="row gap-2" data-announce="polite">
        {model.status === 'uploading' && <Spinner />}
        <StatusDot tone={TONE[model.status]} label={t(`registration.document.${model.status}`)} />
      </p>
      {model.preview !== undefined && (
        <img className={css.picture} src={model.preview} alt={t('registration.preview', { side: label(side) })} />
      )}
      <div className={`flex items-start wrap gap-2 ${css.ways}`}>
        {model.retry !== undefined && (
          <Button look="primary" onClick={model.retry}>
            {t('common.tryAgain')}
          </Button>
        )}
        <FileButton
          id={id}
          label={t(model.status === 'there' ? 'registration.chooseAnother' : 'registration.choose')}
          accept={ACCEPTED_FILE_TYPES.photo}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          onFiles={([file]) => file !== undefined && model.choose(file)}
        />
        {model.camera !== undefined && <StillCamera model={model.camera} label={t('registration.scan')} />}
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} className="text-stop small strong" data-announce="assertive">
          {error}
        </p>
      )}
    </div>
  );
});
