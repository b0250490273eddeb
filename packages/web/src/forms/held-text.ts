import { autorun, untracked } from 'mobx';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldProps } from './form-model.ts';

interface Field {
  value: string;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A field that holds its own text: a key in it draws nothing else, and only a text that comes from elsewhere (loaded, undone, tidied)
 * is put in.
 */
export const useHeldText = <Element extends Field>({ model, name }: FieldProps) => {
  const ref = useRef<Element>(null);
  const [defaultValue] = useState(() => untracked(() => textOf(model.value(name))));
  useLayoutEffect(
    () =>
      autorun(() => {
        const text = textOf(model.value(name));
        if (ref.current !== null && ref.current.value !== text) ref.current.value = text;
      }),
    [model, name],
  );
  return { ref, defaultValue };
};
