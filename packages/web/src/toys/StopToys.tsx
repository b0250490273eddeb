import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { Key } from '../session/Key.tsx';
import { Button } from '../ui/Button.tsx';

interface Props {
  readonly stop: () => void;
  /** Calm where something else that is red stands beside it. */
  readonly look?: 'stop' | 'secondary';
}

/** Brings every toy to rest. */
export const StopToys = ({ stop, look = 'stop' }: Props) => {
  const { t } = useTranslation();
  return (
    <Button look={look} icon={<IconHandStop size={20} aria-hidden="true" />} onClick={stop}>
      {t('toys.panel.stop')} <Key name="S" silent />
    </Button>
  );
};
