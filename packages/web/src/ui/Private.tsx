import type { ReactNode } from 'react';

export type PrivateKind = 'amount' | 'name';

/** A value that can be blurred on the screen. Pointing at it shows it. */
export const Private = ({ kind, children }: { readonly kind: PrivateKind; readonly children: ReactNode }) => (
  <span data-private={kind}>{children}</span>
);
