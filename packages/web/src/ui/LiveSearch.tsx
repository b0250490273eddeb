import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { detach } from '@greenroom/core/kernel/detach';
import { seenLine } from '@greenroom/core/kernel/outside-text';
import { TextField } from './TextField.tsx';
import { withQuery } from './with-query.ts';
import css from './LiveSearch.module.css';

/** Pause after the last letter before the list is asked for, in milliseconds: longer than between two letters of a word. */
const SEARCH_PAUSE = 400;

interface Props {
  readonly label: string;
  /** Term in the address. */
  readonly value: string;
}

/** Words to look for: the list follows a pause in typing. They go into the address as `search`, and the page begins at its first part. */
export const LiveSearch = ({ label, value }: Props) => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is chosen during the pause, such as another group, stays.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const search = (): void => {
    clearTimeout(pause.current);
    const words = seenLine(field.current?.value ?? '');
    if (words === (latest.current.get('search') ?? '')) return;
    detach(
      navigate(withQuery(latest.current, { search: words === '' ? undefined : words, page: undefined }), {
        replace: true,
      }),
    );
  };
  useEffect(() => () => clearTimeout(pause.current), []);
  // The address decides the value of the field on the way back, and never while the performer types.
  useEffect(() => {
    const input = field.current;
    if (input !== null && document.activeElement !== input) input.value = value;
  }, [value]);
  return (
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        ref={field}
        label={label}
        type="search"
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        onChange={() => {
          clearTimeout(pause.current);
          pause.current = setTimeout(search, SEARCH_PAUSE);
        }}
      />
    </form>
  );
};
