import css from './NewsItems.module.css';

export interface NewsItemModel {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly date: string;
}

interface Props {
  readonly items: readonly NewsItemModel[];
}

/** News, newest first. */
export const NewsItems = ({ items }: Props) => (
  <ol className="stack">
    {items.map((item) => (
      <li key={item.id} className={css.item}>
        <article>
          <h2 className="break-anywhere">{item.title}</h2>
          <p className={`quiet small tabular ${css.date}`}>{item.date}</p>
          <p className={`break-anywhere readable ${css.text}`}>{item.text}</p>
        </article>
      </li>
    ))}
  </ol>
);
