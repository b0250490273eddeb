import { Menu } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Rail } from '../navigation/Rail.tsx';
import { useModel } from './view-models-context.ts';

/** The rail beside a session: pages open as a drawer. */
export const SessionRail = observer(function SessionRail() {
  const { t } = useTranslation();
  const drawer = useModel('pageDrawer');
  const account = useModel('accountMenu');
  return (
    <Rail model={useModel('mainMenu')} isPageOpen={drawer.isOpen} openPage={drawer.open} closePage={drawer.close}>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout size={20} aria-hidden="true" />} onClick={account.logOut}>
        {t('account.logOut')}
      </Menu.Item>
    </Rail>
  );
});
