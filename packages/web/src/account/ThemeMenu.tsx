import type { ThemeChoice } from '@greenroom/core/account/settings';
import { Menu } from '@mantine/core';
import { IconCheck, IconMoon, IconSun } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { THEME_ITEMS } from './theme-items.ts';

export interface ThemeMenuModel {
  readonly choice: ThemeChoice;
  /** What the choice comes to at this moment. */
  readonly scheme: 'light' | 'dark';
  readonly choose: (choice: ThemeChoice) => void;
}

/** Light, dark, or as the device has it. */
export const ThemeItems = observer(function ThemeItems({ model }: { readonly model: ThemeMenuModel }) {
  const { t } = useTranslation();
  return THEME_ITEMS.map(({ choice, labelKey, icon: Icon }) => (
    <Menu.Item
      key={choice}
      role="menuitemradio"
      aria-checked={choice === model.choice}
      leftSection={<Icon size={20} aria-hidden="true" />}
      rightSection={choice === model.choice && <IconCheck size={18} aria-hidden="true" />}
      onClick={() => model.choose(choice)}
    >
      {t(labelKey)}
    </Menu.Item>
  ));
});

export const ThemeMenu = observer(function ThemeMenu({ model }: { readonly model: ThemeMenuModel }) {
  const { t } = useTranslation();
  const Icon = model.scheme === 'dark' ? IconMoon : IconSun;
  return (
    <MenuButton label={t('account.scheme.label')} icon={<Icon size={20} aria-hidden="true" />}>
      <ThemeItems model={model} />
    </MenuButton>
  );
});
