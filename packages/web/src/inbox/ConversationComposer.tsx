import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MAX_SUBJECT_LENGTH } from '@greenroom/core/inbox/message-draft';
import { Composer } from '../chat/Composer.tsx';
import { QuickReplies } from '../chat/QuickReplies.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { shortcutFor } from '../session/shortcuts/shortcuts.ts';
import { pressedKey } from '../session/shortcuts/use-shortcuts.ts';
import { Button } from '../ui/Button.tsx';
import { isKeyPress } from '../ui/input-guard.ts';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ConversationModel } from './conversation.view-model.ts';
import css from './Conversation.module.css';

interface Props {
  readonly model: ConversationModel;
  /** Takes the cursor as it appears. */
  readonly takesFocus: boolean;
}

const Subject = observer(function Subject({ model }: Pick<Props, 'model'>) {
  const { t } = useTranslation();
  const [isEdited, setEdited] = useState(false);
  return (
    <div className={`row gap-2 min-w-0 px-3 quiet small ${css.subjectLine}`}>
      {isEdited ? (
        <div className={css.subjectField}>
          <TextField
            label={t('inbox.subject')}
            value={model.subject}
            maxLength={MAX_SUBJECT_LENGTH}
            takesFocus
            onChange={(event) => model.writeSubject(event.target.value)}
          />
        </div>
      ) : (
        <>
          <span className="min-w-0 truncate">
            {t('inbox.subjectIs', { subject: model.subject === '' ? t('inbox.noSubject') : model.subject })}
          </span>
          <Button look="quiet" onClick={() => setEdited(true)}>
            {t('inbox.changeSubject')}
          </Button>
        </>
      )}
    </div>
  );
});

const Status = observer(function Status({ model }: Pick<Props, 'model'>) {
  const { t } = useTranslation();
  const { sending, errorKey } = model;
  return (
    <div className={`row wrap gap-x-3 px-3 small strong ${css.status}`} data-status={sending}>
      <p data-announce="polite">
        {sending === 'busy' && t('inbox.sending')}
        {sending === 'done' && t('inbox.sent')}
        {sending === 'failed' && errorKey !== undefined && t(errorKey)}
      </p>
      {sending === 'failed' && <Button onClick={model.composer.send}>{t('inbox.sendAgain')}</Button>}
    </div>
  );
});

/** Line for a message with its quick replies; what is typed stays until the platform has it. */
export const ConversationComposer = observer(function ConversationComposer({ model, takesFocus }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const toLine = (): void => field.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (takesFocus) toLine();
  }, [takesFocus]);
  if (model.blockedKey !== undefined) {
    return (
      <div className={css.blocked}>
        <Notice tone="stop">{t(model.blockedKey)}</Notice>
      </div>
    );
  }
  const takeQuickReply = (event: KeyboardEvent): void => {
    const { nativeEvent } = event;
    const shortcut = isKeyPress(nativeEvent) ? shortcutFor(pressedKey(nativeEvent), 'connected', false) : undefined;
    if (shortcut?.action !== 'quickReply') return;
    // In a session the same keys are those of the chat.
    event.preventDefault();
    if (shortcut.isBlocked) return;
    model.quickReplies.useQuickReply(shortcut.index);
    toLine();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the fields inside
    <div className="line-above" onKeyDown={takeQuickReply}>
      <QuickReplies model={model.quickReplies} onUsed={toLine} />
      <Composer model={model.composer} fieldRef={field} isFocusHome={false} onSent={() => undefined} />
      <Status model={model} />
      <Subject model={model} />
    </div>
  );
});
