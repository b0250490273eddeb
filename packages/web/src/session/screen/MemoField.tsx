import { IconLock } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, type KeyboardEvent, type Ref } from 'react';
import { seenText } from '@greenroom/core/kernel/outside-text';
import { useTranslation } from '../../i18n/i18n.ts';
import { isPressOf } from '../../ui/input-guard.ts';
import { keyShortcutsOf, ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import type { MemoFieldModel } from './memo-field.view-model.ts';
import css from './MemoField.module.css';

interface Props {
  readonly model: MemoFieldModel;
  readonly name: string;
  readonly fieldRef?: Ref<HTMLInputElement>;
  /** Enter was pressed, or Escape: the cursor goes back to the message line. Left out where the field lies over that line or none is there. */
  readonly onLeave?: (() => void) | undefined;
}

/** A memo about the customer in one line: Enter saves it. Amber and with a lock, so that it never looks like the message line. */
export const MemoField = observer(function MemoField({ model, name, fieldRef, onLeave }: Props) {
  const { t } = useTranslation();
  const { show } = model;
  const id = useId();
  useEffect(show, [show]);
  const saveOrLeave = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isPressOf('Escape', event.nativeEvent)) onLeave?.();
    if (!isPressOf('Enter', event.nativeEvent) || seenText(model.content) === '') return;
    // The same press would begin a new line where the cursor goes.
    event.preventDefault();
    model.save();
    onLeave?.();
  };
  return (
    <div className={`stack flex-none gap-1 min-w-0 line-below ${css.memo}`} data-part="memo">
      <p className={`row gap-1 text-wait small ${css.label}`}>
        <IconLock size={16} aria-hidden="true" />
        <span id={id}>{t('memos.private')}</span>
        <span data-announce="polite" className={`hide-empty ${css.status}`} data-status={model.status}>
          {model.status === 'saved' && t('session.screen.memo.saved')}
          {model.status === 'failed' && t('error.memos.notCreated')}
        </span>
        {onLeave !== undefined && <ShortcutKeys action="note" />}
      </p>
      <input
        ref={fieldRef}
        className={`min-w-0 target px-3 rounded ${css.field}`}
        value={model.content}
        maxLength={model.maxLength}
        aria-label={t('session.screen.memo.label', { name })}
        aria-describedby={id}
        aria-keyshortcuts={onLeave && keyShortcutsOf('note')}
        placeholder={t('session.screen.memo.placeholder')}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => model.write(event.currentTarget.value)}
        onKeyDown={saveOrLeave}
      />
    </div>
  );
});
