import { useId, type ReactNode } from 'react';
import css from './Switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  /** The state in words; a colour never speaks alone. */
  readonly word: string;
  readonly disabled?: boolean;
  /** Reason that it cannot be pressed, or its effect. */
  readonly note?: string | undefined;
  /** Lines about it, read out after its name and note. */
  readonly about?: ReactNode;
  readonly onPress: () => void;
}

/** A row that is on or off: the whole row is the target. */
export const Switch = ({ label, on, word, disabled = false, note, about, onPress }: SwitchProps) => {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-disabled={disabled || undefined}
      aria-labelledby={about === undefined ? undefined : note === undefined ? `${id}-label` : `${id}-label ${id}-note`}
      aria-describedby={about === undefined ? undefined : `${id}-about`}
      className={`row gap-3 w-full target rounded plain text-start ${css.row}`}
      onClick={disabled ? undefined : onPress}
    >
      <span className="stack flex-1 min-w-0">
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
        {about !== undefined && (
          <span id={`${id}-about`} className={`quiet small ${css.about}`}>
            {about}
          </span>
        )}
        {note !== undefined && (
          <span id={`${id}-note`} className={`quiet small ${css.note}`}>
            {note}
          </span>
        )}
      </span>
      <span className={`quiet small ${css.word}`} aria-hidden="true">
        {word}
      </span>
      <span className={css.track} aria-hidden="true" />
    </button>
  );
};
