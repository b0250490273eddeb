import { IconPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { keyShortcutsOf, labelsOf } from '../session/shortcuts/ShortcutKeys.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { QuickRepliesModel } from './quick-replies.view-model.ts';
import css from './QuickReplies.module.css';

/** The keys with a digit reach this many. */
const NUMBERED = 9;

interface Props {
  readonly model: QuickRepliesModel;
  /** A chip was pressed: the cursor belongs into the message line. */
  readonly onUsed: () => void;
}

/** Shows the quick replies as one row of chips of two lines, with their keys. */
export const QuickReplies = observer(function QuickReplies({ model, onUsed }: Props) {
  const { t } = useTranslation();
  const press = (index: number) => {
    model.useQuickReply(index);
    onUsed();
  };
  return (
    <div className={css.row}>
      <ul className={`flex gap-1 min-w-0 ${css.chips}`} aria-label={t('common.quickReplies')}>
        {model.replies.map((reply, index) => (
          <li key={reply.name}>
            <button
              type="button"
              className={`row plain ${css.chip}`}
              data-private={reply.isPersonal ? 'name' : undefined}
              aria-keyshortcuts={index < NUMBERED ? keyShortcutsOf('quickReply', index + 1) : undefined}
              // The keyboard of a phone stays open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(index)}
            >
              <span className={`row outlined ${css.frame}`}>
                {index < NUMBERED && (
                  <kbd className={`quiet tabular nowrap ${css.keys}`} aria-hidden="true">
                    {labelsOf('quickReply', index + 1)[0]}
                  </kbd>
                )}
                <span className={`clips text-start break-anywhere ${css.text}`} title={`/${reply.name}: ${reply.text}`}>
                  {reply.text}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <IconButton label={t('quickReplies.edit')} onClick={model.edit}>
        <IconPlus size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
});
