import { IconTrash } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { MediaItem } from '@greenroom/core/gallery/media-item';
import { MAX_MEDIA_DESCRIPTION } from '@greenroom/core/gallery/upload-limits';
import { useTranslation } from '../i18n/i18n.ts';
import { BREAKPOINTS } from '../theme/breakpoints.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { pictureSet } from '../ui/picture-set.ts';
import { takeFocusInView } from '../ui/take-focus.ts';
import { TextArea } from '../ui/TextArea.tsx';
import type { MediaWords } from './media-draft.ts';
import type { MediaErrorKey } from './media-error-key.ts';
import { PriceFields, type PriceModel } from './PriceFields.tsx';
import { useUnplayable } from './use-unplayable.ts';
import css from './MediaEditor.module.css';

export interface MediaEditorModel extends PriceModel {
  /** Description and price as typed; undefined while the editor is closed. */
  readonly draft: MediaWords | undefined;
  readonly item: MediaItem | undefined;
  readonly busy: boolean;
  /** True when the draft differs from the item. */
  readonly edited: boolean;
  readonly saved: boolean;
  /** True when the item may become the main photo or the avatar. */
  readonly selectable: boolean;
  /** True while the deletion waits for its confirmation. */
  readonly asksToDelete: boolean;
  readonly errorKey: MediaErrorKey | undefined;
  readonly open: (id: MediaItem['id']) => void;
  readonly type: (text: string) => void;
  readonly save: () => void;
  readonly makeMain: () => void;
  readonly makeAvatar: () => void;
  readonly askToDelete: (asks: boolean) => void;
  readonly remove: () => void;
  /** Closes the editor and keeps the typed text. */
  readonly close: () => void;
  readonly discard: () => void;
}

interface Props {
  readonly model: MediaEditorModel;
  readonly imageUrl: string;
  readonly savesData: boolean;
}

const SIZES = `${BREAKPOINTS.phone} 90vw, 400px`;

const Preview = ({ item, imageUrl, savesData }: Omit<Props, 'model'> & { readonly item: MediaItem }) => {
  const { t } = useTranslation();
  const { isUnplayable, watch } = useUnplayable();
  const picture = pictureSet(item, imageUrl);
  if (picture !== undefined) {
    return <img className={css.preview} {...picture} sizes={SIZES} alt={item.description || t('media.tile.photo')} />;
  }
  if (item.source === undefined) return <p className="quiet">{t('media.editor.converting')}</p>;
  if (isUnplayable) {
    return (
      <Notice tone="wait" data-announce="polite">
        {t('media.editor.cannotPlay')}
      </Notice>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the performer's own video, as it was uploaded: there is nothing to caption it with
    <video
      className={css.preview}
      src={new URL(item.source, imageUrl).href}
      controls
      preload={savesData ? 'none' : 'metadata'}
      aria-label={item.description || t('media.tile.video')}
      {...watch}
    />
  );
};

const Choices = observer(function Choices({
  model,
  item,
}: {
  readonly model: MediaEditorModel;
  readonly item: MediaItem;
}) {
  const { t } = useTranslation();
  // The button that asks takes the focus back from the question, and none when it is shown first.
  const [wasAsked, setAsked] = useState(false);
  // The button that made it the main photo or the avatar goes.
  const choices = useRef<HTMLDivElement>(null);
  const shown = useRef(item);
  useEffect(() => {
    if (shown.current !== item && document.activeElement === document.body)
      choices.current?.focus({ preventScroll: true });
    shown.current = item;
  }, [item]);
  const ask = (): void => {
    setAsked(true);
    model.askToDelete(true);
  };
  if (model.asksToDelete) {
    return (
      <Notice
        tone="stop"
        data-announce="assertive"
        title={t(`media.editor.${item.kind}.deleteTitle`)}
        actions={
          <>
            <Button ref={takeFocusInView} onClick={() => model.askToDelete(false)}>
              {t('media.editor.keep')}
            </Button>
            <Button look="stop" busy={model.busy} onClick={model.remove}>
              {t('media.editor.deleteNow')}
            </Button>
          </>
        }
      >
        {t('media.editor.deleteText')}
      </Notice>
    );
  }
  return (
    <div ref={choices} tabIndex={-1} className={`flex wrap gap-2 ${css.choices}`}>
      {model.selectable && !item.isMain && (
        <Button busy={model.busy} onClick={model.makeMain}>
          {t('media.editor.makeMain')}
        </Button>
      )}
      {model.selectable && !item.isAvatar && (
        <Button busy={model.busy} onClick={model.makeAvatar}>
          {t('media.editor.makeAvatar')}
        </Button>
      )}
      <Button
        ref={wasAsked ? takeFocusInView : undefined}
        icon={<IconTrash size={20} aria-hidden="true" />}
        onClick={ask}
      >
        {t('media.editor.delete')}
      </Button>
    </div>
  );
});

/** Editor of one photo or video: description, price, main photo, avatar and deletion. @spec §3 Media */
export const MediaEditor = observer(function MediaEditor({ model, imageUrl, savesData }: Props) {
  const { draft, item } = model;
  return draft === undefined || item === undefined ? null : (
    <OpenEditor model={model} imageUrl={imageUrl} savesData={savesData} draft={draft} item={item} />
  );
});

interface OpenProps extends Props {
  readonly draft: MediaWords;
  readonly item: MediaItem;
}

const OpenEditor = observer(function OpenEditor({ model, imageUrl, savesData, draft, item }: OpenProps) {
  const { t } = useTranslation();
  const { errorKey } = model;
  const { description, paid, price } = draft;
  return (
    <Modal
      name="media-editor"
      open
      size="lg"
      title={t(`media.editor.${item.kind}.title`)}
      close={{ label: t('media.close'), press: model.close }}
      actions={
        <>
          {model.edited ? (
            <Button onClick={model.discard}>{t('media.editor.discard')}</Button>
          ) : (
            <Button onClick={model.close}>{t('media.close')}</Button>
          )}
          <Button look="primary" busy={model.busy} waits={!model.edited} onClick={model.save}>
            {t('media.editor.save')}
          </Button>
        </>
      }
    >
      <div className={`stack items-start gap-4 ${css.body}`}>
        <Preview item={item} imageUrl={imageUrl} savesData={savesData} />
        <div className="stack gap-4">
          {errorKey !== undefined && (
            <Notice tone="stop" data-announce="assertive">
              {t(errorKey)}
            </Notice>
          )}
          {model.saved && <Notice tone="good" data-announce="polite" title={t('media.editor.saved')} />}
          {item.reason !== undefined && <Notice tone="stop">{t('media.tile.reason', { reason: item.reason })}</Notice>}
          <TextArea
            label={t('media.form.description')}
            rows={3}
            value={description}
            maxLength={MAX_MEDIA_DESCRIPTION}
            counter={`${description.length}/${MAX_MEDIA_DESCRIPTION}`}
            onChange={(event) => model.type(event.target.value)}
          />
          <PriceFields model={model} paid={paid} price={price} />
          <Choices model={model} item={item} />
        </div>
      </div>
    </Modal>
  );
});
