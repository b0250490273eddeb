import { Menu } from '@mantine/core';
import { IconDotsVertical, IconMaximize, IconMinimize } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { useFullScreen } from '../../ui/use-full-screen.ts';

interface Props {
  /** Entries above the others. */
  readonly children?: ReactNode;
}

/** Rarely used actions of a session. */
export const SessionMenu = ({ children }: Props) => {
  const { t } = useTranslation();
  const { isPossible, isOn, toggle } = useFullScreen();
  const Picture = isOn ? IconMinimize : IconMaximize;
  return (
    <MenuButton
      label={t('session.screen.menu')}
      icon={<IconDotsVertical size={20} aria-hidden="true" />}
      chevron={false}
    >
      {children}
      {isPossible && (
        <Menu.Item leftSection={<Picture size={20} aria-hidden="true" />} onClick={toggle}>
          {t(isOn ? 'session.screen.leaveFullScreen' : 'session.screen.fullScreen')}
        </Menu.Item>
      )}
    </MenuButton>
  );
};
