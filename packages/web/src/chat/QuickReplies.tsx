import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import css from './QuickReplies.module.css';

/** The keys Alt+1 to Alt+9 reach this many. */
const NUMBERED = 9;

export interface QuickRepliesModel {
  /** Whole sentences in the customer's language, with the customer's name filled in. */
  readonly replies: readonly string[];
  /** Puts the sentence with this place into the message line; sending stays with the performer. */
  readonly useQuickReply: (index: number) => void;
}

interface Props {
  readonly model: QuickRepliesModel;
  /** A chip was pressed: the cursor belongs into the message line. */
  readonly onUsed: () => void;
}

/** Shows the quick replies as one row of chips, numbered as their keys. */
export const QuickReplies = observer(function QuickReplies({ model, onUsed }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={css.chips} aria-label={t('chat.quickReplies')}>
      {model.replies.map((reply, index) => (
        <li key={reply}>
          <button
            type="button"
            className={css.chip}
            title={reply}
            aria-keyshortcuts={index < NUMBERED ? `Alt+${index + 1}` : undefined}
            // The keyboard of a phone stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              model.useQuickReply(index);
              onUsed();
            }}
          >
            {index < NUMBERED && (
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <span className={css.text}>{reply}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});
