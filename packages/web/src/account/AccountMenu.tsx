import { Menu } from '@mantine/core';
import { IconLogout, IconPhotoPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { useTranslation } from '../i18n/i18n.ts';
import { LanguageItems } from '../localisation/LanguageItems.tsx';
import type { LanguageModel } from '../localisation/LanguageSelect.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import type { PictureSet } from '../ui/picture-set.ts';
import { useCompactScreen } from '../ui/use-narrow-screen.ts';
import { ThemeItems, type ThemeMenuModel } from './ThemeMenu.tsx';
import css from './AccountMenu.module.css';

export interface AccountMenuModel {
  readonly name: string;
  /** True for a performer whom the site flags as special. @spec §6 */
  readonly isSpecial: boolean;
  /** The avatar, where there is one. */
  readonly picture: PictureSet | undefined;
  readonly logOut: () => void;
}

interface Props {
  readonly model: AccountMenuModel;
  readonly theme: ThemeMenuModel;
  readonly language: LanguageModel;
  /** Further entries. */
  readonly children?: ReactNode;
}

/** Menu of the account with the name and the log-out; without room in the top bar also language and brightness. */
export const AccountMenu = observer(function AccountMenu({ model, theme, language, children }: Props) {
  const { t } = useTranslation();
  const isCompact = useCompactScreen();
  return (
    <MenuButton
      label={`${t('account.menu')}: ${model.name}`}
      icon={<Avatar name={model.name} picture={model.picture} />}
      text={<span className={css.name}>{model.name}</span>}
    >
      {model.isSpecial && <Menu.Label>{t('account.special')}</Menu.Label>}
      {isCompact && (
        <>
          <LanguageItems model={language} />
          <Menu.Divider />
          <ThemeItems model={theme} />
          <Menu.Divider />
        </>
      )}
      <Menu.Item
        component={Link}
        to={ROUTES.newPhoto.path}
        leftSection={<IconPhotoPlus size={20} aria-hidden="true" />}
      >
        {t('menu.newPhoto')}
      </Menu.Item>
      {children}
      <Menu.Item leftSection={<IconLogout size={20} aria-hidden="true" />} onClick={model.logOut}>
        {t('account.logOut')}
      </Menu.Item>
    </MenuButton>
  );
});
