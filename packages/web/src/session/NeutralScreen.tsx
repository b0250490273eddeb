import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { hasKeyboard } from '../device/has-keyboard.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { isPressOf } from '../ui/input-guard.ts';
import { useFocusReturn } from '../ui/use-focus-return.ts';
import type { NeutralScreenModel } from './neutral-screen.view-model.ts';
import css from './NeutralScreen.module.css';

/** Over everything, also over full screen and other windows; what is behind is out of reach for every reader. */
const showOver = (dialog: HTMLDialogElement) => {
  const show = (): void => {
    dialog.showModal();
    dialog.focus();
  };
  // A browser without `closedby` closes it at the second Escape, whatever the page says.
  dialog.addEventListener('close', show);
  show();
  return () => {
    dialog.removeEventListener('close', show);
    dialog.close();
  };
};

/** Escape is no wish to close. */
const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault();
};

const Screen = ({ leave }: Pick<NeutralScreenModel, 'leave'>) => {
  const { t } = useTranslation();
  useFocusReturn('neutral', true);
  const leaveByKey = (event: KeyboardEvent): void => {
    keepEscape(event);
    if (!isPressOf('Enter', event.nativeEvent)) return;
    event.preventDefault();
    if (!event.repeat) leave();
  };
  return (
    <dialog
      ref={showOver}
      tabIndex={-1}
      closedby="none"
      className={css.screen}
      aria-label={t('panic.label')}
      onKeyDown={leaveByKey}
      onCancel={(event) => event.preventDefault()}
    >
      <button type="button" className={`target rounded plain quiet small ${css.back}`} onClick={leave}>
        {t(hasKeyboard() ? 'panic.text' : 'panic.touch')}
      </button>
    </dialog>
  );
};

/** Screen after panic: nothing that names the product, the performer or a customer. Enter or a press brings the app back. */
export const NeutralScreen = observer(function NeutralScreen({ model }: { readonly model: NeutralScreenModel }) {
  return model.isNeutral ? <Screen leave={model.leave} /> : null;
});
