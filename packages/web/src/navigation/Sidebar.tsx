import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import type { RouteName } from '@greenroom/core/navigation/routes';
import { currentOf, type MainMenuModel, type MenuSection } from './main-menu.ts';
import { MenuActions } from './MenuActions.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuWarning } from './MenuWarning.tsx';
import css from './MainMenu.module.css';

interface LinksProps extends Pick<MenuSection, 'destinations'> {
  readonly current: RouteName | undefined;
}

const Links = ({ destinations, current }: LinksProps) => (
  <ul className={css.list}>
    {destinations.map((destination) => (
      <li key={destination.route}>
        <MenuLink destination={destination} look="link" current={destination.route === current} />
      </li>
    ))}
  </ul>
);

/** Group of rarely used pages, folded until it is opened or one of its pages is current. */
const Folded = ({ group, destinations, current }: LinksProps & Pick<MenuSection, 'group'>) => {
  const { t } = useTranslation();
  const isThere = destinations.some(({ route }) => route === current);
  return (
    <details className={css.folded} open={isThere}>
      <summary>{t(`menu.group.${group}`)}</summary>
      <Links destinations={destinations} current={current} />
    </details>
  );
};

/** The destinations at the side: icon and word. */
export const Sidebar = observer(function Sidebar({ model }: { readonly model: MainMenuModel }) {
  const { t } = useTranslation();
  const current = currentOf(model.sections, useLocation().pathname);
  return (
    <nav className={css.sidebar} aria-label={t('app.navigation')}>
      <span className={css.brand}>
        <BrandMark />
        <span className={css.brandName}>Greenroom</span>
      </span>
      <MenuWarning model={model} />
      {model.sections.map((section) =>
        section.group === 'help' ? (
          <Folded key={section.group} {...section} current={current} />
        ) : (
          <Links key={section.group} destinations={section.destinations} current={current} />
        ),
      )}
      <MenuActions model={model} />
    </nav>
  );
});
