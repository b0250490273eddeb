import css from './Spinner.module.css';

/** Shows that work is going on. The words stand beside it, so it is silent to a screen reader. */
export const Spinner = () => <span className={css.spinner} aria-hidden="true" />;
