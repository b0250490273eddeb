import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import css from './LinkTabs.module.css';

export interface LinkTab {
  readonly key: string;
  readonly text: ReactNode;
  readonly to: To;
  readonly current: boolean;
}

export interface LinkTabsProps {
  /** Name of the choice, for a screen reader and beside the tabs. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
}

/** One of a few views of a page, each with its own address. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className="flex wrap gap-2">
      {tabs.map(({ key, text, to, current }) => (
        <li key={key}>
          <Link
            className={`inline-row gap-2 target framed on-panel plain-link strong hovers ${css.tab}`}
            to={to}
            aria-current={current ? 'page' : undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
