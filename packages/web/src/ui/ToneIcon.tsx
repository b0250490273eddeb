import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';

/** Meaning of a message as colour and icon; the words say it as well. */
export type MessageTone = 'info' | 'good' | 'wait' | 'stop';

const ICON = { info: IconInfoCircle, good: IconCircleCheck, wait: IconAlertTriangle, stop: IconCircleX } as const;

export const ToneIcon = ({ tone }: { readonly tone: MessageTone }) => {
  const Icon = ICON[tone];
  return <Icon size={20} aria-hidden="true" />;
};
