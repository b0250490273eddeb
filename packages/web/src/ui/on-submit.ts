import type { SyntheticEvent } from 'react';

/** A form that is dealt with here: the browser neither sends it nor loads the page again. */
export const onSubmit =
  (act: () => void) =>
  (event: SyntheticEvent): void => {
    event.preventDefault();
    act();
  };
