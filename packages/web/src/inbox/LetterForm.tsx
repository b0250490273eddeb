import type { InboxErrorCode } from '@greenroom/core/inbox/inbox.errors';
import type { MessageDraft } from '@greenroom/core/inbox/message-draft';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import css from './Letter.module.css';

export interface LetterFormModel {
  /** Reason that the two cannot write to each other. */
  readonly blockedKey: 'error.inbox.blockedYou' | 'error.inbox.youBlocked' | undefined;
  readonly draft: MessageDraft;
  readonly maxLength: number;
  readonly maxSubject: number;
  readonly charactersLeft: number | undefined;
  readonly maySend: boolean;
  readonly sending: 'idle' | 'busy' | 'done' | 'failed';
  readonly errorKey: `error.${InboxErrorCode}` | undefined;
  readonly write: (change: Partial<MessageDraft>) => void;
  readonly send: () => void;
}

interface Props {
  readonly model: LetterFormModel;
  /** There is a message that this is the answer to. */
  readonly answers: boolean;
}

/** Form for an answer. Typed text stays until the platform has it. */
export const LetterForm = observer(function LetterForm({ model, answers }: Props) {
  const { t } = useTranslation();
  if (model.blockedKey !== undefined) {
    return (
      <div className={css.blocked}>
        <Notice tone="stop">{t(model.blockedKey)}</Notice>
      </div>
    );
  }
  const { charactersLeft, draft } = model;
  return (
    <form className={css.form} onSubmit={onSubmit(model.send)}>
      <TextField
        label={t('inbox.subject')}
        value={draft.subject}
        maxLength={model.maxSubject}
        onChange={(event) => model.write({ subject: event.target.value })}
      />
      <TextArea
        label={answers ? t('inbox.reply') : t('inbox.message')}
        value={draft.content}
        maxLength={model.maxLength}
        help={
          charactersLeft === undefined ? t('inbox.draftKept') : t('inbox.charactersLeft', { count: charactersLeft })
        }
        error={model.errorKey === undefined ? undefined : t(model.errorKey)}
        onChange={(event) => model.write({ content: event.target.value })}
      />
      <div className={css.send}>
        <Button type="submit" look="primary" busy={model.sending === 'busy'} disabled={!model.maySend}>
          {model.sending === 'failed' ? t('inbox.sendAgain') : t('inbox.send')}
        </Button>
        <p data-announce="polite" className={css.sent}>
          {model.sending === 'busy' && t('inbox.sending')}
          {model.sending === 'done' && t('inbox.sent')}
        </p>
      </div>
    </form>
  );
});
