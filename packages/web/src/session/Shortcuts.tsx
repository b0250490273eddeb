import { IconKeyboard } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Switch } from '../ui/Switch.tsx';
import { Key } from './Key.tsx';
import { SHORTCUTS, type ShortcutAction } from './shortcuts.ts';
import type { StudioStage } from './studio-stage.ts';
import { useShortcuts } from './use-shortcuts.ts';
import css from './Shortcuts.module.css';

export interface ShortcutsModel {
  /** Single letters can be in the way of speech input; then she switches them off. */
  readonly on: boolean;
  readonly toggle: () => void;
}

interface Props {
  readonly model: ShortcutsModel;
  readonly stage: StudioStage;
  readonly actions: Readonly<Record<Exclude<ShortcutAction, 'help' | 'accept' | 'decline' | 'leaveChat'>, () => void>>;
}

/** Hears the keys, and shows which there are. Accept, decline and leaving the line are heard by what has the focus. */
export const Shortcuts = observer(function Shortcuts({ model, stage, actions }: Props) {
  const { t } = useTranslation();
  const [helpOpen, setHelpOpen] = useState(false);
  const close = () => setHelpOpen(false);
  useShortcuts(stage, model.on, { ...actions, help: () => setHelpOpen(true) });
  return (
    <div className={css.shortcuts}>
      <Button look="quiet" icon={<IconKeyboard size={20} aria-hidden="true" />} onClick={() => setHelpOpen(true)}>
        {t('shortcuts.open')} <Key name="?" silent />
      </Button>
      <Modal open={helpOpen} title={t('shortcuts.title')} close={{ label: t('shortcuts.close'), press: close }}>
        <dl className={css.list}>
          {SHORTCUTS.map(({ label, does }) => (
            <div key={does} className={css.item}>
              <dt>{t(`shortcuts.does.${does}`)}</dt>
              <dd>
                <Key name={label} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>{t('shortcuts.note')}</p>
        <Switch
          label={t('shortcuts.letters')}
          on={model.on}
          word={t(model.on ? 'shortcuts.on' : 'shortcuts.off')}
          onPress={model.toggle}
        />
      </Modal>
    </div>
  );
});
