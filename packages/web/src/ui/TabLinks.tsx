import { NavLink } from 'react-router';
import css from './TabLinks.module.css';

export interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly title: string }[];
}

/** Pages that belong together; the one that is open is marked. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav aria-label={label}>
    <ul className={css.tabs}>
      {tabs.map(({ to, title }) => (
        <li key={to}>
          <NavLink className={css.tab ?? ''} to={to} end>
            {title}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
