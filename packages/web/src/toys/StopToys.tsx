import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { keyShortcutsOf, ShortcutKeys } from '../session/shortcuts/ShortcutKeys.tsx';
import { Button } from '../ui/Button.tsx';

interface Props {
  readonly stop: () => void;
  /** Red only while a toy may be moving. */
  readonly mayMove: boolean;
}

/** A press on it counts also while the rest of the frame takes none. */
const ALWAYS = { pointerEvents: 'auto' } as const;

/** Brings every toy to rest. */
export const StopToys = ({ stop, mayMove }: Props) => {
  const { t } = useTranslation();
  return (
    <Button
      look={mayMove ? 'stop' : 'secondary'}
      icon={<IconHandStop size={20} aria-hidden="true" />}
      aria-keyshortcuts={keyShortcutsOf('stopToys')}
      style={ALWAYS}
      onClick={stop}
    >
      <span data-part="word">{t('toys.panel.stop')}</span> <ShortcutKeys action="stopToys" />
    </Button>
  );
};
