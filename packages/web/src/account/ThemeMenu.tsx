import { IconMoon, IconSun } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { RadioItems } from '../ui/RadioItems.tsx';
import { THEME_ITEMS } from './theme-items.ts';
import type { ThemeMenuModel } from './theme-menu.view-model.ts';

interface Props {
  readonly model: ThemeMenuModel;
}

/** Light, dark, or as the device has it. */
export const ThemeItems = observer(function ThemeItems({ model }: Props) {
  const { t } = useTranslation();
  const choices = THEME_ITEMS.map(({ choice, labelKey, icon: Icon }) => ({
    value: choice,
    label: t(labelKey),
    icon: <Icon size={20} aria-hidden="true" />,
  }));
  return (
    <RadioItems label={t('account.scheme.label')} chosen={model.choice} choices={choices} onChoose={model.choose} />
  );
});

export const ThemeMenu = observer(function ThemeMenu({ model }: Props) {
  const { t } = useTranslation();
  const Icon = model.scheme === 'dark' ? IconMoon : IconSun;
  return (
    <MenuButton label={t('account.scheme.label')} icon={<Icon size={20} aria-hidden="true" />}>
      <ThemeItems model={model} />
    </MenuButton>
  );
});
