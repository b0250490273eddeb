import type { MessageId } from '@greenroom/core/kernel/ids';
import { memo } from 'react';
import type { ChatChunk } from './chat-chunks.ts';
import type { ChatLabels } from './chat-labels.ts';
import { ChatRowView } from './ChatRowView.tsx';

interface Props {
  readonly chunk: ChatChunk;
  readonly labels: ChatLabels;
  readonly className: string | undefined;
  readonly retry: (id: MessageId) => void;
}

/** A pack of rows; the same pack is not looked at twice. */
export const ChatChunkView = memo(function ChatChunkView({ chunk, labels, className, retry }: Props) {
  return (
    <div className={className}>
      {chunk.rows.map((row) => (
        <ChatRowView key={row.id} row={row} labels={labels} retry={retry} />
      ))}
    </div>
  );
});
