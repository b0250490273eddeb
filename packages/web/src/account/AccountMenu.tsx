import { Menu } from '@mantine/core';
import { IconLogout, IconPhotoPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { useTranslation } from '../i18n/i18n.ts';
import type { LanguageModel } from '../localisation/language.view-model.ts';
import { LanguageItems } from '../localisation/LanguageItems.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { useCompactScreen } from '../ui/use-narrow-screen.ts';
import type { AccountMenuModel } from './account-menu.view-model.ts';
import type { ThemeMenuModel } from './theme-menu.view-model.ts';
import { ThemeItems } from './ThemeMenu.tsx';
import css from './AccountMenu.module.css';

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
