import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { hasKeyboard } from '../device/has-keyboard.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { useFocusReturn } from '../ui/use-focus-return.ts';
import css from './NeutralScreen.module.css';

export interface NeutralScreenModel {
  readonly isNeutral: boolean;
  readonly leave: () => void;
}

/** Over everything, also over full screen and other windows; what is behind is out of reach for every reader. */
const showOver = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  dialog.focus();
  return () => dialog.close();
};

const Screen = ({ leave }: Pick<NeutralScreenModel, 'leave'>) => {
  const { t } = useTranslation();
  useFocusReturn('neutral', true);
  const leaveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) leave();
  };
  return (
    <dialog
      ref={showOver}
      tabIndex={-1}
      className={css.screen}
      aria-label={t('panic.label')}
      onKeyDown={leaveByKey}
      onCancel={(event) => event.preventDefault()}
    >
      <button type="button" className={css.back} onClick={leave}>
        {t(hasKeyboard() ? 'panic.text' : 'panic.touch')}
      </button>
    </dialog>
  );
};

/** Screen after panic: nothing that names the product, the performer or a customer. Enter or a press brings the app back. */
export const NeutralScreen = observer(function NeutralScreen({ model }: { readonly model: NeutralScreenModel }) {
  return model.isNeutral ? <Screen leave={model.leave} /> : null;
});
