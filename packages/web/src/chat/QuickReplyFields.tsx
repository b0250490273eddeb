import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { MAX_REPLY_NAME, MAX_REPLY_TEXT } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import type { QuickReply, ReplyProblem, ReplyProblems } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import { useTranslation } from '../i18n/i18n.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './QuickReplyEditor.module.css';

interface Props {
  readonly reply: QuickReply & { readonly problems: ReplyProblems };
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly write: (part: Partial<QuickReply>) => void;
  readonly move: (by: -1 | 1) => void;
  readonly remove: () => void;
}

/** Edits one quick reply: its name, its text and its place. */
export const QuickReplyFields = ({ reply, isFirst, isLast, write, move, remove }: Props) => {
  const { t } = useTranslation();
  const problemText = (problem: ReplyProblem | undefined): string | undefined =>
    problem && t(`quickReplies.problem.${problem}`, { name: MAX_REPLY_NAME, text: MAX_REPLY_TEXT });
  return (
    <div className={`stack items-start gap-2 gap-x-3 line-below ${css.reply}`}>
      <TextField
        label={t('quickReplies.name')}
        value={reply.name}
        maxLength={MAX_REPLY_NAME}
        autoComplete="off"
        error={problemText(reply.problems.name)}
        onChange={(event) => write({ name: event.currentTarget.value })}
      />
      <TextArea
        label={t('quickReplies.text')}
        rows={2}
        value={reply.text}
        maxLength={MAX_REPLY_TEXT}
        error={problemText(reply.problems.text)}
        onChange={(event) => write({ text: event.currentTarget.value })}
      />
      <div className={css.actions}>
        <IconButton
          label={t('quickReplies.up', { name: reply.name })}
          aria-disabled={isFirst || undefined}
          onClick={isFirst ? undefined : () => move(-1)}
        >
          <IconArrowUp size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('quickReplies.down', { name: reply.name })}
          aria-disabled={isLast || undefined}
          onClick={isLast ? undefined : () => move(1)}
        >
          <IconArrowDown size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('quickReplies.delete', { name: reply.name })} onClick={remove}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
};
