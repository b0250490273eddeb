import type { ChatLabels } from './chat-labels.ts';
import type { SeparatorRow } from './chat-row.ts';
import css from './ChatSeparator.module.css';

interface Props {
  readonly row: SeparatorRow;
  readonly labels: ChatLabels;
}

/** Shows where a day begins, or where the last conversation with this customer ended. */
export const ChatSeparator = ({ row, labels }: Props) => (
  <div className={`stack items-center gap-3 quiet tabular ${css.separator}`} data-separator={row.about}>
    {row.about === 'day' ? row.date : `${labels.lastTalked} ${row.date}`}
  </div>
);
