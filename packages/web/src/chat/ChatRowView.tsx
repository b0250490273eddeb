import type { MessageId } from '@greenroom/core/kernel/ids';
import { memo } from 'react';
import type { ChatLabels } from './chat-labels.ts';
import type { ChatRow } from './chat-row.ts';
import css from './ChatRowView.module.css';

interface Props {
  readonly row: ChatRow;
  readonly labels: ChatLabels;
  readonly retry: (id: MessageId) => void;
}

/** Whose it is, when it was, and how far her own line has come. */
const metaWords = ({ voice, time, delivery }: ChatRow, labels: ChatLabels): string =>
  [labels.voice[voice], time, delivery && labels.delivery[delivery]].filter(Boolean).join(' · ');

/**
 * One line of the conversation, drawn once for each message. Kept to a handful of elements without icons or clipping: a
 * hundred of them move with every message that follows.
 */
export const ChatRowView = memo(function ChatRowView({ row, labels, retry }: Props) {
  return (
    <div className={css.row} data-voice={row.voice}>
      <p className={css.text} dir="auto">
        {row.text}
        {row.translation !== undefined && (
          <span className={css.translation} dir="auto">
            <small className={css.translated}>{labels.translated}</small>
            {row.translation}
          </span>
        )}
      </p>
      <p className={css.meta} data-delivery={row.delivery}>
        {metaWords(row, labels)}
        {row.delivery === 'failed' && (
          <button type="button" className={css.retry} onClick={() => retry(row.id)}>
            {labels.tryAgain}
          </button>
        )}
      </p>
    </div>
  );
});
