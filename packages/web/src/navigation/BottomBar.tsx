import { IconDots } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { currentOf, splitForBottomBar } from './main-menu.ts';
import type { MainMenuModel } from './main-menu.view-model.ts';
import { MenuActions } from './MenuActions.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuWarning } from './MenuWarning.tsx';
import css from './MainMenu.module.css';

/** Main destinations at the bottom of a phone, with all others behind the last one. */
export const BottomBar = observer(function BottomBar({ model }: { readonly model: MainMenuModel }) {
  const { t } = useTranslation();
  const current = currentOf(useLocation().pathname);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { bottomBar, others } = splitForBottomBar(model.sections);
  const isBehind = others.some(({ destinations }) => destinations.some(({ route }) => route === current));
  return (
    <>
      <nav aria-label={t('app.navigation')}>
        <ul className={css.bar}>
          {bottomBar.map((destination) => (
            <li key={destination.route}>
              <MenuLink destination={destination} look="tab" current={destination.route === current} />
            </li>
          ))}
          <li>
            <button
              type="button"
              className={css.tab}
              aria-haspopup="dialog"
              aria-expanded={open}
              data-current={isBehind}
              onClick={() => setOpen(true)}
            >
              <IconDots size={22} aria-hidden="true" />
              <span className={css.word}>{t('menu.more')}</span>
            </button>
          </li>
        </ul>
      </nav>
      <Drawer name="menu" open={open} title={t('menu.more')} close={{ label: t('common.close'), press: close }}>
        <MenuWarning model={model} onDone={close} />
        {others.map(({ group, destinations }) => (
          <section key={group} className={css.group} aria-labelledby={`menu-${group}`}>
            <h3 id={`menu-${group}`} className="px-3 quiet small">
              {t(`menu.group.${group}`)}
            </h3>
            <ul className={`stack gap-1 ${css.list}`}>
              {destinations.map((destination) => (
                <li key={destination.route}>
                  <MenuLink
                    destination={destination}
                    look="link"
                    current={destination.route === current}
                    onGo={close}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className={css.group}>
          <MenuActions model={model} onDone={close} />
        </section>
      </Drawer>
    </>
  );
});
