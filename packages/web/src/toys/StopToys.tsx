import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { keyShortcutsOf, ShortcutKeys } from '../session/shortcuts/ShortcutKeys.tsx';
import { Button } from '../ui/Button.tsx';

interface Props {
  readonly stop: () => void;
  /** Red only while a toy may be moving. */
  readonly mayMove: boolean;
}

/** Brings every toy to rest. */
export const StopToys = ({ stop, mayMove }: Props) => {
  const { t } = useTranslation();
  return (
    <Button
      look={mayMove ? 'stop' : 'secondary'}
      icon={<IconHandStop size={20} aria-hidden="true" />}
      aria-keyshortcuts={keyShortcutsOf('stopToys')}
      onClick={stop}
    >
      {t('toys.panel.stop')} <ShortcutKeys action="stopToys" />
    </Button>
  );
};
