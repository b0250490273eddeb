import type { NewsItem } from '@greenroom/core/content/content-api.port';
import { shortDate } from '@greenroom/core/formatting/dates';
import css from './NewsItems.module.css';

/** News, newest first. */
export const NewsItems = ({ items }: { readonly items: readonly NewsItem[] }) => (
  <ol className="stack">
    {items.map(({ id, title, date, content }) => (
      <li key={id} className={css.item}>
        <article>
          <h2 className="break-anywhere">{title}</h2>
          <p className={`quiet small tabular ${css.date}`}>{shortDate(date)}</p>
          <p className={`readable break-anywhere ${css.text}`}>{content}</p>
        </article>
      </li>
    ))}
  </ol>
);
