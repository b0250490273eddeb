import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { keyShortcutsOf, ShortcutKeys } from '../session/shortcuts/ShortcutKeys.tsx';
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
    <Button
      look={look}
      icon={<IconHandStop size={20} aria-hidden="true" />}
      aria-keyshortcuts={keyShortcutsOf('stopToys')}
      onClick={stop}
    >
      {t('toys.panel.stop')} <ShortcutKeys action="stopToys" />
    </Button>
  );
};
