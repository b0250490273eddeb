import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import type { PauseButtonModel } from './pause-button.view-model.ts';

const SHORT = { 'services.pauseWork': 'services.pause', 'services.resumeWork': 'services.resume' } as const;

interface Props {
  readonly model: PauseButtonModel;
  /** One word, where the button is narrow. */
  readonly short?: boolean;
}

/** Pauses work and resumes it; while paused, a screen reader reads what will be restored, and the studio shows it. */
export const PauseButton = observer(function PauseButton({ model, short = false }: Props) {
  const { t } = useTranslation();
  const noteId = useId();
  const Icon = model.paused ? IconPlayerPlay : IconPlayerPause;
  const names = model.restores.map((service) => t(`services.name.${service}`)).join(', ');
  return (
    <>
      <Button
        look={model.paused ? 'primary' : 'secondary'}
        icon={<Icon size={20} aria-hidden="true" />}
        aria-describedby={model.restores.length > 0 ? noteId : undefined}
        onClick={model.press}
      >
        {t(short ? SHORT[model.labelKey] : model.labelKey)}
      </Button>
      {model.restores.length > 0 && (
        <span id={noteId} hidden>
          {t('services.willRestore', { services: names })}
        </span>
      )}
    </>
  );
});
