import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import type { MainMenuModel } from './Sidebar.tsx';
import css from './MainMenu.module.css';

/** The destinations under her thumb. */
export const BottomBar = observer(function BottomBar({ model }: { readonly model: MainMenuModel }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('app.navigation')}>
      <ul className={css.bar}>
        {model.destinations.map(({ route, to, labelKey, icon: Icon }) => (
          <li key={route}>
            <NavLink className={css.tab ?? ''} to={to} end>
              <Icon size={22} aria-hidden="true" />
              {t(labelKey)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
