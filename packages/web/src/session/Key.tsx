import css from './Key.module.css';

/** A key of the keyboard, as it is printed. Hidden where there is none. */
export const Key = ({ name }: { readonly name: string }) => <kbd className={css.key}>{name}</kbd>;
