import { Menu } from '@mantine/core';
import { IconChevronRight, IconHelp } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router';
import type { RouteName } from '@greenroom/core/navigation/routes';
import { useTranslation } from '../i18n/i18n.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { currentOf } from './main-menu.ts';
import type { MainMenuModel, MenuSection } from './main-menu.view-model.ts';
import { MenuActions } from './MenuActions.tsx';
import { MenuLink } from './MenuLink.tsx';
import css from './MainMenu.module.css';

interface LinksProps extends Pick<MenuSection, 'destinations'> {
  readonly current: RouteName | undefined;
}

const Links = ({ destinations, current }: LinksProps) => (
  <ul className={`stack gap-1 ${css.list}`}>
    {destinations.map((destination) => (
      <li key={destination.route}>
        <MenuLink destination={destination} look="link" current={destination.route === current} />
      </li>
    ))}
  </ul>
);

/** The rarely used pages, in a menu beside the entry, so that the others keep their places. */
const Help = ({ destinations, current }: LinksProps) => {
  const { t } = useTranslation();
  return (
    <div className={css.help}>
      <Menu position="right-end" width={240} returnFocus withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button
            type="button"
            className={css.action}
            data-current={destinations.some(({ route }) => route === current)}
          >
            <IconHelp size={22} aria-hidden="true" />
            <span className={css.word}>{t('menu.help')}</span>
            <span className={css.opens}>
              <IconChevronRight size={18} aria-hidden="true" />
            </span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {destinations.map(({ route, to, labelKey, icon: Icon }) => (
            <Menu.Item
              key={route}
              component={Link}
              to={to}
              aria-current={route === current ? 'page' : undefined}
              leftSection={<Icon size={20} aria-hidden="true" />}
            >
              {t(labelKey)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
};

/** The destinations at the side: icon and word. */
export const Sidebar = observer(function Sidebar({ model }: { readonly model: MainMenuModel }) {
  const { t } = useTranslation();
  const current = currentOf(useLocation().pathname);
  return (
    <nav className={`flex flex-col gap-2 ${css.sidebar}`} aria-label={t('app.navigation')}>
      <span className={`inline-row px-2 ${css.brand}`}>
        <BrandMark />
        <span className={css.brandName}>Greenroom</span>
      </span>
      {model.sections.map((section) =>
        section.group === 'help' ? (
          <Help key={section.group} destinations={section.destinations} current={current} />
        ) : (
          <Links key={section.group} destinations={section.destinations} current={current} />
        ),
      )}
      <MenuActions model={model} />
    </nav>
  );
});
