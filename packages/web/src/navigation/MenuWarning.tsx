import { Menu } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import type { MainMenuModel } from './main-menu.view-model.ts';
import css from './MainMenu.module.css';

/** Entry of the account's menu while the account is not approved; a press explains it. @spec §2 Menu entries */
export const WarningItem = observer(function WarningItem({ model }: Pick<Props, 'model'>) {
  const { t } = useTranslation();
  if (!model.warns) return null;
  return (
    <Menu.Item leftSection={<IconAlertTriangle size={20} aria-hidden="true" />} onClick={model.explain}>
      {t('menu.notApproved')}
    </Menu.Item>
  );
});

interface Props {
  readonly model: Pick<MainMenuModel, 'warns' | 'explain'>;
  /** Closes what the menu is shown in. */
  readonly onDone?: () => void;
}

/** Warns at the head of the menu while the account is not approved; a press explains it. @spec §2 Menu entries */
export const MenuWarning = observer(function MenuWarning({ model, onDone }: Props) {
  const { t } = useTranslation();
  if (!model.warns) return null;
  return (
    <button
      type="button"
      className={css.warning}
      onClick={() => {
        model.explain();
        onDone?.();
      }}
    >
      <IconAlertTriangle size={22} aria-hidden="true" />
      <span className={css.word}>{t('menu.notApproved')}</span>
    </button>
  );
});
