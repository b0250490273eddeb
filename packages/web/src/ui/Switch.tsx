import css from './Switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  /** The state in words; a colour never speaks alone. */
  readonly word: string;
  readonly disabled?: boolean;
  /** Reason that it cannot be pressed, or its effect. */
  readonly note?: string | undefined;
  readonly onPress: () => void;
}

/** A row that is on or off: the whole row is the target. */
export const Switch = ({ label, on, word, disabled = false, note, onPress }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-disabled={disabled || undefined}
    className={css.row}
    onClick={disabled ? undefined : onPress}
  >
    <span className={css.text}>
      <span className={css.label}>{label}</span>
      {note !== undefined && <span className={css.note}>{note}</span>}
    </span>
    <span className={css.word} aria-hidden="true">
      {word}
    </span>
    <span className={css.track} aria-hidden="true" />
  </button>
);
