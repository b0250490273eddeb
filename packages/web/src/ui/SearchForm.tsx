import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from './Button.tsx';
import { TextField } from './TextField.tsx';
import css from './SearchForm.module.css';

export interface SearchFormProps {
  readonly label: string;
  readonly button: string;
  /** Term in the address. */
  readonly value: string;
  /** Another page that shows what is found; this one when not given. */
  readonly action?: string;
}

/** Words to look for; they go into the address as `search`, so that Back works. */
export const SearchForm = ({ label, button, value, action }: SearchFormProps) => {
  const field = useRef<HTMLInputElement>(null);
  // The address decides the value of the field, also on the way back. A new field would not have the focus.
  useEffect(() => {
    if (field.current !== null) field.current.value = value;
  }, [value]);
  return (
    <Form role="search" className={css.search} {...(action === undefined ? {} : { action })}>
      <TextField
        ref={field}
        label={label}
        name="search"
        type="search"
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" icon={<IconSearch size={18} aria-hidden="true" />}>
        {button}
      </Button>
    </Form>
  );
};
