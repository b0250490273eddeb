import { IconKeyboard } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { StudioStage } from '@greenroom/core/session/session-state';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { ShortcutsModel } from './shortcuts.view-model.ts';
import { Key } from './shortcuts/Key.tsx';
import { letterLabel } from './shortcuts/shortcut-labels.ts';
import { labelsOf } from './shortcuts/ShortcutKeys.tsx';
import { SHORTCUTS, type ShortcutAction } from './shortcuts/shortcuts.ts';
import { useLettersFree, useShortcuts, type ShortcutHandlers } from './shortcuts/use-shortcuts.ts';
import css from './Shortcuts.module.css';

interface Props {
  readonly model: ShortcutsModel;
  readonly stage: StudioStage;
  readonly actions: Omit<ShortcutHandlers, 'help' | 'panic'>;
}

const letterOf = (action: ShortcutAction): readonly string[] => {
  const letter = letterLabel(action);
  return letter === undefined ? [] : [letter];
};

/** Lists every action that has keys of a kind, with these. */
const KeyList = ({ keysOf }: { readonly keysOf: (action: ShortcutAction) => readonly string[] }) => {
  const { t } = useTranslation();
  const rows = SHORTCUTS.map(({ action }) => ({ action, keys: keysOf(action) })).filter(({ keys }) => keys.length > 0);
  return (
    <dl className="stack">
      {rows.map(({ action, keys }) => (
        <div key={action} className="row justify-between gap-4 target line-below">
          <dt>{t(`shortcuts.does.${action}`)}</dt>
          <dd className="flex flex-none gap-2">
            {keys.map((key) => (
              <Key key={key} name={key} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Sheet = observer(function Sheet({ model }: Pick<Props, 'model'>) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="quiet small">{t('shortcuts.whileTyping')}</h3>
      <KeyList keysOf={labelsOf} />
      <h3 className="quiet small">{t('shortcuts.letters')}</h3>
      <p className="quiet small">{t('shortcuts.note')}</p>
      <KeyList keysOf={letterOf} />
      <Switch
        label={t('shortcuts.letters')}
        on={model.on}
        word={t(model.on ? 'common.on' : 'common.off')}
        onPress={model.toggle}
      />
    </>
  );
});

/** Handles the shortcut keys, and lists them in a window. */
export const Shortcuts = observer(function Shortcuts({ model, stage, actions }: Props) {
  const { t } = useTranslation();
  const areLettersFree = useLettersFree();
  useShortcuts(stage, model.on, { ...actions, help: model.openHelp, panic: model.panic });
  return (
    <div className={css.shortcuts}>
      <Button look="quiet" icon={<IconKeyboard size={20} aria-hidden="true" />} onClick={model.openHelp}>
        {t('shortcuts.open')} {model.on && areLettersFree && <Key name="?" silent />}
      </Button>
      <Modal
        name="shortcuts"
        open={model.isHelpOpen}
        title={t('shortcuts.title')}
        close={{ label: t('shortcuts.close'), press: model.closeHelp }}
      >
        <Sheet model={model} />
      </Modal>
    </div>
  );
});
