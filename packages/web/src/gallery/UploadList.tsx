import { observer } from 'mobx-react-lite';
import { fraction } from '@greenroom/core/formatting/fraction';
import type { MediaKind } from '@greenroom/core/gallery/media-item';
import type { PhotoSize } from '@greenroom/core/gallery/upload-limits';
import type { UploadPhase } from '@greenroom/core/gallery/uploads.machine';
import type { UploadId } from '@greenroom/core/kernel/ids';
import { useTranslation } from '../i18n/i18n.ts';
import { ACCEPTED_FILE_TYPES } from '../media/accepted-files.ts';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PanelHead } from '../ui/PanelHead.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { MediaErrorKey } from './media-error-key.ts';
import css from './Uploads.module.css';

const WHOLE = 100;

export interface UploadRow {
  readonly id: UploadId;
  readonly name: string;
  readonly kind: MediaKind;
  /** Undefined while the arrived part is unknown. */
  readonly percent: number | undefined;
  /** Not for a file that is refused for what it is. */
  readonly mayRetry: boolean;
  /** Its description is why it was refused. */
  readonly mayCorrect: boolean;
  readonly at: UploadPhase['at'];
  /** The connection broke and stayed so: the performer must resume the upload. */
  readonly brokenLine: boolean;
  /** Its own size, where that is why. */
  readonly tooSmall: PhotoSize | undefined;
  readonly errorKey: MediaErrorKey | undefined;
}

export interface UploadActions {
  /** The file of one that was left. */
  readonly choose: (id: UploadId, file: File) => void;
  readonly pause: (id: UploadId) => void;
  readonly resume: (id: UploadId) => void;
  readonly retry: (id: UploadId) => void;
  /** Takes one back into the form, to change its description. */
  readonly correct: (id: UploadId) => void;
  readonly cancel: (id: UploadId) => void;
  readonly clearFinished: () => void;
}

export interface UploadListModel {
  readonly rows: readonly UploadRow[];
  readonly uploads: UploadActions;
}

const TONE = {
  checking: 'info',
  waiting: 'off',
  sending: 'info',
  interrupted: 'wait',
  paused: 'wait',
  left: 'wait',
  done: 'good',
  failed: 'stop',
} as const;

const Row = ({ row, actions }: { readonly row: UploadRow; readonly actions: UploadActions }) => {
  const { t } = useTranslation();
  const { id, name, kind, at, percent } = row;
  const isAtItsEnd = at === 'done' || at === 'failed';
  return (
    <li className={`stack items-center gap-1 gap-x-3 line-above ${css.row}`} aria-label={name}>
      <span className="truncate strong">{name}</span>
      <span className="flex wrap gap-3 small">
        <StatusDot tone={TONE[at]} label={row.brokenLine ? t('media.upload.brokenLine') : t(`media.upload.${at}`)} />
        {percent !== undefined && <span className="tabular">{fraction(percent, WHOLE)}</span>}
      </span>
      {percent !== undefined && (
        <progress className={css.bar} value={percent} max={WHOLE} aria-label={t('media.upload.progress', { name })} />
      )}
      {row.errorKey !== undefined && (
        <p className={css.error} data-announce="assertive">
          {row.tooSmall === undefined ? t(row.errorKey) : t('media.upload.tooSmall', { ...row.tooSmall })}
        </p>
      )}
      {at === 'left' && (
        <div className={`stack one-column gap-1 ${css.again}`}>
          <label htmlFor={`again-${id}`}>{t('media.upload.chooseAgain', { name })}</label>
          <FileButton
            id={`again-${id}`}
            label={t('media.upload.choose')}
            accept={ACCEPTED_FILE_TYPES[kind]}
            onFiles={([file]) => file !== undefined && actions.choose(id, file)}
          />
        </div>
      )}
      <span className={`flex wrap gap-2 ${css.actions}`}>
        {(at === 'sending' || at === 'interrupted') && (
          <Button onClick={() => actions.pause(id)}>{t('media.upload.pause')}</Button>
        )}
        {at === 'paused' && <Button onClick={() => actions.resume(id)}>{t('media.upload.resume')}</Button>}
        {row.mayRetry && <Button onClick={() => actions.retry(id)}>{t('media.upload.retry')}</Button>}
        {row.mayCorrect && <Button onClick={() => actions.correct(id)}>{t('media.upload.correct')}</Button>}
        <Button look="quiet" onClick={() => actions.cancel(id)}>
          {t(isAtItsEnd ? 'media.upload.hide' : 'media.upload.cancel')}
        </Button>
      </span>
    </li>
  );
};

/** Running uploads with their progress, and finished ones with their result. */
export const UploadList = observer(function UploadList({
  model,
  correct,
}: {
  readonly model: UploadListModel;
  readonly correct: UploadActions['correct'];
}) {
  const { t } = useTranslation();
  const { rows } = model;
  const uploads = { ...model.uploads, correct };
  if (rows.length === 0) return null;
  return (
    <Panel keepsFocus aria-labelledby="uploads-title">
      <PanelHead id="uploads-title" title={t('media.upload.title')}>
        {rows.some(({ at }) => at === 'done' || at === 'failed') && (
          <Button look="quiet" onClick={uploads.clearFinished}>
            {t('media.upload.clear')}
          </Button>
        )}
      </PanelHead>
      <ul className="stack">
        {rows.map((row) => (
          <Row key={row.id} row={row} actions={uploads} />
        ))}
      </ul>
    </Panel>
  );
});
