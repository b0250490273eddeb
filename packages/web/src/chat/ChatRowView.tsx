import { memo } from 'react';
import type { MessageId } from '@greenroom/core/kernel/ids';
import { exhaustive } from '@greenroom/core/kernel/machine';
import type { ChatLabels } from './chat-labels.ts';
import type { ChatRow } from './chat-row.ts';
import { ChatLine } from './ChatLine.tsx';
import { ChatSeparator } from './ChatSeparator.tsx';
import { TipRow } from './TipRow.tsx';

interface Props {
  readonly row: ChatRow;
  readonly labels: ChatLabels;
  readonly retry: (id: MessageId) => void;
}

/** Draws one row by its kind, once for each row. */
export const ChatRowView = memo(function ChatRowView({ row, labels, retry }: Props) {
  switch (row.kind) {
    case 'line':
      return <ChatLine row={row} labels={labels} retry={retry} />;
    case 'tip':
      return <TipRow row={row} />;
    case 'separator':
      return <ChatSeparator row={row} labels={labels} />;
    default:
      return exhaustive(row);
  }
});
