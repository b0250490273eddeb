import type { MenuEntry } from '@greenroom/core/navigation/menu';
import type { RouteName } from '@greenroom/core/navigation/routes';
import type { Icon } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import css from './MainMenu.module.css';

/** One place to go: icon and word. */
export interface Destination {
  readonly route: RouteName;
  readonly to: string;
  readonly labelKey: Extract<MenuEntry, { readonly kind: 'route' }>['labelKey'];
  readonly icon: Icon;
}

export interface MainMenuModel {
  /** Only what is built and what she may see. */
  readonly destinations: readonly Destination[];
}

/** The destinations at the side: icon and word. */
export const Sidebar = observer(function Sidebar({ model }: { readonly model: MainMenuModel }) {
  const { t } = useTranslation();
  return (
    <nav className={css.sidebar} aria-label={t('app.navigation')}>
      <span className={css.brand}>
        <BrandMark />
        <span className={css.brandName}>Greenroom</span>
      </span>
      <ul className={css.list}>
        {model.destinations.map(({ route, to, labelKey, icon: Icon }) => (
          <li key={route}>
            <NavLink className={css.link ?? ''} to={to} end>
              <Icon size={22} aria-hidden="true" />
              {t(labelKey)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
