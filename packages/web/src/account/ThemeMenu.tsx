import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ThemeChoice } from '@greenroom/core/account/settings';
import { useTranslation } from '../i18n/i18n.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { RadioItems } from '../ui/RadioItems.tsx';
import type { ThemeMenuModel } from './theme-menu.view-model.ts';

/** Choices for the brightness of the screen. @spec §3 Performer account — settings */
export const THEME_ITEMS = [
  { choice: 'light', labelKey: 'account.scheme.light', icon: IconSun },
  { choice: 'dark', labelKey: 'account.scheme.dark', icon: IconMoon },
  { choice: 'system', labelKey: 'account.scheme.system', icon: IconDeviceDesktop },
] as const satisfies readonly { readonly choice: ThemeChoice; readonly labelKey: string; readonly icon: unknown }[];

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
