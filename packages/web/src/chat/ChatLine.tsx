import type { MessageId } from '@greenroom/core/kernel/ids';
import type { ChatLabels } from './chat-labels.ts';
import type { LineRow } from './chat-row.ts';
import css from './ChatLine.module.css';

interface Props {
  readonly row: LineRow;
  readonly labels: ChatLabels;
  readonly retry: (id: MessageId) => void;
}

const MARK = { pending: '…', sent: '✓' } as const;

/**
 * Draws one message. Kept to a handful of elements without icons or clipping: a hundred of them move with every message
 * that follows.
 */
export const ChatLine = ({ row, labels, retry }: Props) => (
  <div
    className={css.row}
    data-message-id={row.id}
    data-voice={row.voice}
    data-first={row.startsGroup || undefined}
    data-delivery={row.delivery}
  >
    <span className={css.voice}>{labels.voice[row.voice]}</span>
    <p className={css.text} dir="auto">
      {row.text}
      {row.translation !== undefined && (
        <span className={css.translation} dir="auto">
          <span className={css.voice}>{labels.translated} </span>
          {row.translation}
        </span>
      )}
    </p>
    {row.time !== undefined && <span className={css.time}>{row.time}</span>}
    {row.delivery === 'failed' ? (
      <span className={`row justify-end gap-3 text-stop small strong ${css.failed}`}>
        {labels.delivery.failed}
        <button
          type="button"
          className={`target px-3 rounded outlined on-panel strong ${css.retry}`}
          onClick={() => retry(row.id)}
        >
          {labels.tryAgain}
        </button>
      </span>
    ) : (
      row.delivery !== undefined && (
        <span className={css.tick} role="img" aria-label={labels.delivery[row.delivery]}>
          {MARK[row.delivery]}
        </span>
      )
    )}
  </div>
);
