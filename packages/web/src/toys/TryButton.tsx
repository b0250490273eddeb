import { IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface Props {
  /** Name of the rule. */
  readonly name: string;
  readonly isTried: boolean;
  readonly onTry: () => void;
}

/** Button that runs a rule without a customer. */
export const TryButton = ({ name, isTried, onTry }: Props) => {
  const { t } = useTranslation();
  return (
    <Button busy={isTried} icon={<IconPlayerPlay size={18} aria-hidden="true" />} onClick={onTry}>
      {t(isTried ? 'toys.rules.trying' : 'toys.rules.try')}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
};
