import type { SeparatorRow } from './chat-row.ts';
import css from './ChatSeparator.module.css';

/** Shows where a day begins. */
export const ChatSeparator = ({ row }: { readonly row: SeparatorRow }) => (
  <div className={css.separator} data-separator={row.about}>
    {row.date}
  </div>
);
