import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import type { MainMenuModel, MenuSection } from './main-menu.ts';
import { MenuLink } from './MenuLink.tsx';
import css from './MainMenu.module.css';

const Links = ({ destinations }: Pick<MenuSection, 'destinations'>) => (
  <ul className={css.list}>
    {destinations.map((destination) => (
      <li key={destination.route}>
        <MenuLink destination={destination} look="link" />
      </li>
    ))}
  </ul>
);

/** What she needs once a month stays folded until she asks for it or is there. */
const Folded = ({ group, destinations }: MenuSection) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isThere = destinations.some(({ to }) => pathname.startsWith(to));
  return (
    <details className={css.folded} open={isThere}>
      <summary>{t(`menu.group.${group}`)}</summary>
      <Links destinations={destinations} />
    </details>
  );
};

/** The destinations at the side: icon and word. */
export const Sidebar = observer(function Sidebar({ model }: { readonly model: MainMenuModel }) {
  const { t } = useTranslation();
  return (
    <nav className={css.sidebar} aria-label={t('app.navigation')}>
      <span className={css.brand}>
        <BrandMark />
        <span className={css.brandName}>Greenroom</span>
      </span>
      {model.sections.map((section) =>
        section.group === 'help' ? (
          <Folded key={section.group} {...section} />
        ) : (
          <Links key={section.group} destinations={section.destinations} />
        ),
      )}
    </nav>
  );
});
