import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { UnreadBadge } from '../ui/UnreadBadge.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ACTION_ICONS } from './action-icons.ts';
import { currentOf } from './main-menu.ts';
import type { MainMenuModel, MenuDestination } from './main-menu.view-model.ts';
import css from './Rail.module.css';

interface Props {
  readonly model: MainMenuModel;
  /** True when the page is open beside the session. */
  readonly isPageOpen: boolean;
  readonly openPage: () => void;
  readonly closePage: () => void;
}

interface RailLinkProps extends Pick<Props, 'openPage' | 'closePage'> {
  readonly destination: MenuDestination;
  readonly isOpen: boolean;
}

/** A page as an icon. The page that is open is closed by the same press. */
const RailLink = ({
  destination: { to, labelKey, icon: Icon, unread },
  isOpen,
  openPage,
  closePage,
}: RailLinkProps) => {
  const { t } = useTranslation();
  return (
    <Link
      className={`inline-row justify-center square relative rounded quiet hovers ${css.link}`}
      to={to}
      title={t(labelKey)}
      aria-current={isOpen ? 'page' : undefined}
      onClick={(event) => {
        if (!isOpen) return openPage();
        event.preventDefault();
        closePage();
      }}
    >
      <Icon size={22} aria-hidden="true" />
      <VisuallyHidden>{t(labelKey)}</VisuallyHidden>
      <UnreadBadge look="corner" count={unread} words={t('menu.unread', { count: unread })} />
    </Link>
  );
};

/** The destinations as icons during a session; the less frequent ones, and the actions, in a menu at the foot. @spec §2 Menu entries */
export const Rail = observer(function Rail({ model, isPageOpen, openPage, closePage }: Props) {
  const { t } = useTranslation();
  const current = currentOf(useLocation().pathname);
  const [first, ...others] = model.sections;
  return (
    <nav className={`row flex-col gap-1 ${css.rail}`} aria-label={t('app.navigation')}>
      <span className={`inline-row ${css.brand}`}>
        <BrandMark />
      </span>
      <ul className={`stack gap-1 ${css.list}`}>
        {first?.destinations.map((destination) => (
          <li key={destination.route}>
            <RailLink
              destination={destination}
              isOpen={isPageOpen && destination.route === current}
              openPage={openPage}
              closePage={closePage}
            />
          </li>
        ))}
      </ul>
      <MenuButton
        label={t('menu.more')}
        icon={<IconDots size={22} aria-hidden="true" />}
        chevron={false}
        position="right-end"
      >
        {others
          .filter(({ group }) => group !== 'help')
          .flatMap(({ destinations }) =>
            destinations.map(({ route, to, labelKey, icon: Icon }) => (
              <Menu.Item
                key={route}
                component={Link}
                to={to}
                aria-current={isPageOpen && route === current ? 'page' : undefined}
                leftSection={<Icon size={20} aria-hidden="true" />}
                onClick={openPage}
              >
                {t(labelKey)}
              </Menu.Item>
            )),
          )}
        <Menu.Divider />
        {model.actions.map(({ action, labelKey, run }) => {
          const Icon = ACTION_ICONS[action];
          return (
            <Menu.Item key={action} leftSection={<Icon size={20} aria-hidden="true" />} onClick={run}>
              {t(labelKey)}
            </Menu.Item>
          );
        })}
      </MenuButton>
    </nav>
  );
});
