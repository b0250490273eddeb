import { IconSend2 } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { isPressOf } from '../ui/input-guard.ts';
import type { ComposerModel, LineTranslationWords } from './composer.view-model.ts';
import css from './Composer.module.css';

const TranslationPreview = ({ translation }: { readonly translation: LineTranslationWords }) => {
  const { t } = useTranslation();
  const { language, status, text } = translation;
  return (
    <>
      {t(`language.${language}`)}:{' '}
      <span lang={status === 'ready' ? language : undefined}>
        {status === 'ready' ? text : t(`chat.translation.${status}`)}
      </span>
    </>
  );
};

const Counter = observer(function Counter({ model }: { readonly model: ComposerModel }) {
  const { t } = useTranslation();
  const { charactersLeft, draft, maxLength } = model;
  if (charactersLeft === undefined) return null;
  if (charactersLeft >= 0) return t('chat.charactersLeft', { count: charactersLeft });
  return t('form.problem.tooLong', { char: draft.length, max: maxLength });
});

interface Props {
  readonly model: ComposerModel;
  readonly fieldRef: Ref<HTMLTextAreaElement>;
  /** False where another line is the one that a closed window gives the focus to. */
  readonly isFocusHome?: boolean;
  /** The line has gone: show the end of the conversation. */
  readonly onSent: () => void;
}

/** Message line: Enter sends, Shift and Enter makes a new line. Escape leaves the cursor in it: twice it stops the toys, and what is typed then is a message. */
export const Composer = observer(function Composer({ model, fieldRef, isFocusHome = true, onSent }: Props) {
  const { t } = useTranslation();
  const send = () => {
    model.send();
    onSent();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (!isPressOf('Enter', event.nativeEvent) || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={`stack items-end gap-x-2 ${css.composer}`}>
      <textarea
        data-focus-home={isFocusHome ? '' : undefined}
        data-message-line=""
        ref={fieldRef}
        className={`w-full rounded outlined on-panel ${css.field}`}
        rows={1}
        value={model.draft}
        maxLength={model.maxLength}
        aria-label={t('chat.message')}
        placeholder={t('chat.placeholder')}
        enterKeyHint="send"
        onChange={(event) => model.type(event.currentTarget.value)}
        onKeyDown={sendByEnter}
      />
      <div className={css.send}>
        <IconButton
          label={t('chat.send')}
          // A disabled one would lose the focus with each line that it sends.
          aria-disabled={!model.maySend || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={model.maySend ? send : undefined}
        >
          <IconSend2 size={22} aria-hidden="true" />
        </IconButton>
      </div>
      <p className={`quiet small break-anywhere ${css.translation}`} data-announce="polite">
        {model.translation !== undefined && <TranslationPreview translation={model.translation} />}
      </p>
      <p className={`text-wait small tabular ${css.counter}`} data-announce="polite">
        <Counter model={model} />
      </p>
    </div>
  );
});
