import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Switch } from '../ui/Switch.tsx';
import { BLUR_KINDS } from './blur-kinds.ts';
import type { BlurModel } from './blur.view-model.ts';

interface Props {
  readonly model: BlurModel;
}

/** Entries of a menu: amounts and names, each blurred or not. */
export const BlurItems = observer(function BlurItems({ model }: Props) {
  const { t } = useTranslation();
  return BLUR_KINDS.map((kind) => (
    <Menu.CheckboxItem
      key={kind}
      checked={model[kind]}
      onChange={() => model.toggle(kind)}
      checkIcon={<IconCheck size={18} aria-hidden="true" />}
    >
      {t(`blur.${kind}`)}
    </Menu.CheckboxItem>
  ));
});

/** The same as switches, for the settings. */
export const BlurSwitches = observer(function BlurSwitches({ model }: Props) {
  const { t } = useTranslation();
  return BLUR_KINDS.map((kind) => (
    <Switch
      key={kind}
      label={t(`blur.${kind}`)}
      on={model[kind]}
      word={t(model[kind] ? 'blur.on' : 'blur.off')}
      onPress={() => model.toggle(kind)}
    />
  ));
});
