import { Menu } from '@mantine/core';
import { IconEyeOff, IconKeyboard } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/i18n.ts';
import type { BlurModel } from '../../privacy/blur.view-model.ts';
import { BlurItems } from '../../privacy/BlurItems.tsx';
import { keyShortcutsOf, ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';

interface Props {
  readonly blur: BlurModel;
  readonly shortcuts: { readonly panic: () => void; readonly openHelp: () => void };
}

/** Entries of the session's menu: panic, blur and the sheet of keys. */
export const PrivacyItems = ({ blur, shortcuts }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Item
        leftSection={<IconEyeOff size={20} aria-hidden="true" />}
        rightSection={<ShortcutKeys action="panic" />}
        aria-keyshortcuts={keyShortcutsOf('panic')}
        onClick={shortcuts.panic}
      >
        {t('panic.start')}
      </Menu.Item>
      <Menu.Divider />
      <BlurItems model={blur} />
      <Menu.Divider />
      <Menu.Item leftSection={<IconKeyboard size={20} aria-hidden="true" />} onClick={shortcuts.openHelp}>
        {t('shortcuts.open')}
      </Menu.Item>
    </>
  );
};
