import { Spinner } from './Spinner.tsx';
import css from './Loading.module.css';

/** Something is on its way; the words say what. */
export const Loading = ({ label }: { readonly label: string }) => (
  <div className={`row justify-center gap-3 quiet ${css.loading}`} data-announce="polite">
    <Spinner />
    {label}
  </div>
);
