import { useState } from 'react';
import css from './Avatar.module.css';

interface Props {
  readonly name: string;
  readonly picture: { readonly src: string; readonly srcSet: string } | undefined;
}

/** A name in one letter, where there is no picture. */
const Initials = ({ name }: Pick<Props, 'name'>) => (
  <span className={`inline-row justify-center flex-none ${css.initials}`} aria-hidden="true">
    {Array.from(name.trim())[0] ?? '·'}
  </span>
);

/** The picture of a performer beside the name; the first letter where there is none or it does not arrive. */
export const Avatar = ({ name, picture }: Props) => {
  const [failed, setFailed] = useState<string>();
  if (picture === undefined || picture.src === failed) return <Initials name={name} />;
  return <img className={css.picture} {...picture} sizes="32px" alt="" onError={() => setFailed(picture.src)} />;
};
