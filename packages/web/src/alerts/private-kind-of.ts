import type { AlertContent } from '@greenroom/core/alerts/alert';
import type { PrivateKind } from '../ui/Private.tsx';

/** Says what an alert has in it that can be blurred on the screen: a customer's name. */
export const privateKindOf = ({ params }: AlertContent): PrivateKind | undefined =>
  params !== undefined && 'name' in params ? 'name' : undefined;
