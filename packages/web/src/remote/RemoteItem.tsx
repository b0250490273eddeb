import { Menu } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import type { RemoteDialogModel } from './remote-dialog.view-model.ts';

interface Props {
  readonly model: Pick<RemoteDialogModel, 'isOffered' | 'isPaired' | 'open'>;
}

/** Entry of a menu that opens the pairing of a phone; nothing where the platform pairs none. */
export const RemoteItem = observer(function RemoteItem({ model }: Props) {
  const { t } = useTranslation();
  if (!model.isOffered) return null;
  return (
    <Menu.Item leftSection={<IconDeviceMobile size={20} aria-hidden="true" />} onClick={model.open}>
      {t(model.isPaired ? 'remote.openPaired' : 'remote.open')}
    </Menu.Item>
  );
});
