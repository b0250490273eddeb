import css from './Initials.module.css';

/** A name in one letter, where there is no picture. */
export const Initials = ({ name }: { readonly name: string }) => (
  <span className={css.initials} aria-hidden="true">
    {Array.from(name.trim())[0] ?? '·'}
  </span>
);
