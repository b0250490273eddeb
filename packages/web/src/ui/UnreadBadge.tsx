import { VisuallyHidden } from './VisuallyHidden.tsx';
import css from './UnreadBadge.module.css';

interface Props {
  readonly count: number;
  /** The same in words; left out where the name of the button has them. */
  readonly words?: string;
  /** `corner`: a small one in the upper corner of an icon, whose box is the positioned one around it. */
  readonly look?: 'line' | 'corner';
  /** Further class for its place. */
  readonly className?: string | undefined;
}

/** Number of what is new beside a place where it can be read; nothing while there is none. */
export const UnreadBadge = ({ count, words, look = 'line', className }: Props) => {
  if (count === 0) return null;
  return (
    <span
      className={[`flex-none bold tabular ${css.badge}`, look === 'corner' && css.corner, className]
        .filter(Boolean)
        .join(' ')}
    >
      <span aria-hidden="true">{count}</span>
      {words !== undefined && <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
};
