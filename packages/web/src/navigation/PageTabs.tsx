import { Link, useLocation } from 'react-router';
import { menuPlaceOf } from '@greenroom/core/navigation/menu';
import { routeAt } from '@greenroom/core/navigation/route-path';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { useTranslation } from '../i18n/i18n.ts';
import { ROUTE_TEXTS } from './route-texts.ts';
import { useSite } from './site-context.ts';
import css from './PageTabs.module.css';

/** Scrolls the row on a phone to the tab; the page below keeps its height, which `scrollIntoView` would change. */
const showTab = (item: HTMLElement | null): void => {
  const row = item?.parentElement;
  if (item === null || row === null || row === undefined) return;
  const [tab, seen] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, tab.right - seen.right) + Math.min(0, tab.left - seen.left);
};

/** Pages of one menu entry as tabs above the page, in one row that scrolls where it is too narrow. */
export const PageTabs = () => {
  const { t } = useTranslation();
  const route = routeAt(useLocation().pathname);
  const site = useSite();
  const place = route === undefined ? undefined : menuPlaceOf(route);
  const tabs = (place?.tabs ?? []).filter((tab) => {
    const { needs } = ROUTES[tab];
    return needs === undefined || site[needs];
  });
  if (place === undefined || tabs.length < 2) return null;
  return (
    <nav className="line-below" aria-label={t(`menu.${place.destination}`)}>
      <ul className={css.tabs}>
        {tabs.map((tab) => (
          // Not on the link, which calls its ref again at each render.
          <li key={tab} ref={tab === place.tab ? showTab : undefined}>
            <Link
              className={`inline-row quiet strong nowrap ${css.tab}`}
              to={ROUTES[tab].path}
              aria-current={tab === place.tab ? 'page' : undefined}
            >
              {t(ROUTE_TEXTS[tab].tab ?? ROUTE_TEXTS[tab].title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
