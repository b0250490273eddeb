import { memo } from 'react';
import type { MessageId } from '@greenroom/core/kernel/ids';
import type { ChatChunk } from './chat-chunks.ts';
import type { ChatLabels } from './chat-labels.ts';
import { ChatRowView } from './ChatRowView.tsx';
import css from './ChatChunkView.module.css';

interface Props {
  readonly chunk: ChatChunk;
  readonly labels: ChatLabels;
  readonly retry: (id: MessageId) => void;
}

/** Draws a pack of rows; the same pack is drawn once. */
export const ChatChunkView = memo(function ChatChunkView({ chunk, labels, retry }: Props) {
  return (
    <div className={chunk.deferred ? css.deferred : undefined}>
      {chunk.rows.map((row) => (
        <ChatRowView key={row.id} row={row} labels={labels} retry={retry} />
      ))}
    </div>
  );
});
