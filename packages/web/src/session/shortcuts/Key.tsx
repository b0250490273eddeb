import css from './Key.module.css';

interface KeyProps {
  readonly name: string;
  /** On a button, whose key a screen reader already reads. */
  readonly silent?: boolean;
}

/** A key of the keyboard, as it is printed. Hidden where there is none. */
export const Key = ({ name, silent = false }: KeyProps) => (
  <kbd className={css.key} aria-hidden={silent || undefined}>
    {name}
  </kbd>
);
