import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { ACTION_ICONS } from './action-icons.ts';
import type { MainMenuModel } from './main-menu.view-model.ts';
import css from './MainMenu.module.css';

interface Props {
  readonly model: Pick<MainMenuModel, 'actions'>;
  /** Closes what the menu is shown in. */
  readonly onDone?: () => void;
}

/** Pause or resume work, and log out, at the end of the menu. @spec §2 Menu entries */
export const MenuActions = observer(function MenuActions({ model, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={`stack gap-1 ${css.list}`}>
      {model.actions.map(({ action, labelKey, run }) => {
        const Icon = ACTION_ICONS[action];
        return (
          <li key={action}>
            <button
              type="button"
              className={css.action}
              onClick={() => {
                run();
                onDone?.();
              }}
            >
              <Icon size={22} aria-hidden="true" />
              <span className={css.word}>{t(labelKey)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
});
