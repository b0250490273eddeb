import { IconUpload } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useId, useRef, type DragEvent } from 'react';
import type { MediaKind } from '@greenroom/core/gallery/media-item';
import { MAX_MEDIA_DESCRIPTION } from '@greenroom/core/gallery/upload-limits';
import { useTranslation } from '../i18n/i18n.ts';
import { ACCEPTED_FILE_TYPES } from '../media/accepted-files.ts';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { MediaWords } from './media-draft.ts';
import type { MediaErrorKey } from './media-error-key.ts';
import { PriceFields, type PriceModel } from './PriceFields.tsx';
import css from './NewMedia.module.css';

export interface NewMediaModel extends PriceModel {
  readonly files: readonly File[];
  readonly words: MediaWords;
  /** Reason that nothing may be added now. */
  readonly problemKey: MediaErrorKey | undefined;
  readonly priceProblemKey: MediaErrorKey | undefined;
  /** Number of paid ones that may still be added, where more are chosen. */
  readonly tooManyFor: number | undefined;
  /** The description was refused, and is still the same. */
  readonly isTextRefused: boolean;
  readonly openOn: (paid: boolean) => void;
  readonly choose: (files: readonly File[]) => void;
  readonly type: (text: string) => void;
  /** @returns whether it is on its way */
  readonly send: () => boolean;
}

interface Props {
  readonly kind: MediaKind;
  readonly model: NewMediaModel;
  readonly open: boolean;
  readonly close: () => void;
}

const FileChoice = observer(function FileChoice({ kind, model }: Pick<Props, 'kind' | 'model'>) {
  const { t } = useTranslation();
  const id = useId();
  const { files } = model;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const dropped = [...event.dataTransfer.files];
    // Words or a link that were dropped take nothing away.
    if (dropped.length > 0) model.choose(dropped);
  };
  return (
    <div className={`stack one-column gap-2 ${css.drop}`} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label className="strong" htmlFor={id}>
        {t(`media.form.${kind}.files`)}
      </label>
      <FileButton
        id={id}
        label={t('media.form.choose')}
        data-autofocus=""
        multiple
        accept={ACCEPTED_FILE_TYPES[kind]}
        aria-describedby={`${id}-help`}
        onFiles={model.choose}
      />
      <p id={`${id}-help`} className="quiet small">
        {t(`media.form.${kind}.help`)} <span className={css.drag}>{t('media.form.drop')}</span>
      </p>
      <div data-announce="polite">
        {files.length > 0 && (
          <>
            <p>{t('media.form.chosen', { count: files.length })}</p>
            <ul className={css.names}>
              {files.map(({ name }, at) => (
                <li key={at} className="truncate quiet small">
                  {name}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
});

/** Form that chooses files with their type and price, and starts their upload. @spec §2 Other screens — a new-photo form */
export const NewMedia = observer(function NewMedia({ kind, model, open, close }: Props) {
  const { t } = useTranslation();
  const { words, problemKey, priceProblemKey, tooManyFor } = model;
  const tooMany = tooManyFor === undefined ? undefined : t(`media.${kind}.paidLeft`, { count: tooManyFor });
  const problem = problemKey === undefined ? tooMany : t(problemKey);
  const { description, paid, price } = words;
  const form = useRef<HTMLDivElement>(null);
  const send = (): void => {
    if (model.send()) close();
    // The field at fault may be outside the view.
    else form.current?.querySelector<HTMLElement>('[data-problem], [aria-invalid="true"]')?.focus();
  };
  return (
    <Modal
      name="new-media"
      open={open}
      title={t(`media.form.${kind}.title`)}
      close={{ label: t('media.close'), press: close }}
      actions={
        <>
          <Button onClick={close}>{t('media.cancel')}</Button>
          <Button
            look="primary"
            icon={<IconUpload size={20} aria-hidden="true" />}
            disabled={model.files.length === 0}
            onClick={send}
          >
            {t('media.form.send')}
          </Button>
        </>
      }
    >
      <div ref={form} className="stack one-column gap-4">
        {problem !== undefined && (
          <div tabIndex={-1} data-problem="" className={css.problem}>
            <Notice tone="wait" data-announce="assertive">
              {problem}
            </Notice>
          </div>
        )}
        <FileChoice kind={kind} model={model} />
        <PriceFields
          model={model}
          paid={paid}
          price={price}
          error={priceProblemKey === undefined ? undefined : t(priceProblemKey)}
        />
        <TextArea
          label={t('media.form.description')}
          rows={2}
          value={description}
          error={model.isTextRefused ? t('error.media.textRefused') : undefined}
          maxLength={MAX_MEDIA_DESCRIPTION}
          counter={`${description.length}/${MAX_MEDIA_DESCRIPTION}`}
          onChange={(event) => model.type(event.target.value)}
        />
      </div>
    </Modal>
  );
});
