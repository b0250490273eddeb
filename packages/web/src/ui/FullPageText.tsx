import { useEffect, useRef } from 'react';

export interface FullPageTextProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Left out where a field of the page takes the focus. */
  readonly focus?: boolean;
}

/** Heading and sentence of a page outside the home layout; the heading takes the focus, so that it is read out. */
export const FullPageText = ({ title, text, focus = true }: FullPageTextProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <div className="stack gap-2">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p className="quiet pretty">{text}</p>}
    </div>
  );
};
