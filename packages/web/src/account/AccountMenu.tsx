import { Menu } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { LanguageItems } from '../localisation/LanguageItems.tsx';
import type { LanguageModel } from '../localisation/LanguageSelect.tsx';
import type { PictureSet } from '../ui/picture-set.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { ThemeItems, type ThemeMenuModel } from './ThemeMenu.tsx';
import { useNarrowScreen } from '../ui/use-narrow-screen.ts';
import css from './AccountMenu.module.css';

export interface AccountMenuModel {
  readonly name: string;
  /** The avatar, where there is one. */
  readonly picture: PictureSet | undefined;
  readonly logOut: () => void;
}

interface Props {
  readonly model: AccountMenuModel;
  readonly theme: ThemeMenuModel;
  readonly language: LanguageModel;
}

/** Menu of the account with the name and the log-out; on a narrow screen also language and brightness. */
export const AccountMenu = observer(function AccountMenu({ model, theme, language }: Props) {
  const { t } = useTranslation();
  const isNarrow = useNarrowScreen();
  return (
    <MenuButton
      label={`${t('account.menu')}: ${model.name}`}
      icon={<Avatar name={model.name} picture={model.picture} />}
      text={<span className={css.name}>{model.name}</span>}
    >
      {isNarrow && (
        <>
          <LanguageItems model={language} />
          <Menu.Divider />
          <ThemeItems model={theme} />
          <Menu.Divider />
        </>
      )}
      <Menu.Item leftSection={<IconLogout size={20} aria-hidden="true" />} onClick={model.logOut}>
        {t('account.logOut')}
      </Menu.Item>
    </MenuButton>
  );
});
