import type { Cancel } from '../../kernel/clock.port.ts';
import type { ToyCommandErrorCode } from '../../toys/toys.errors.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';

/** Shows an alert on every page for a tip that moved no toy. @spec §8 Toy */
export const connectToys = ({ alerts, toys }: Pick<AppParts, 'alerts' | 'toys'>): readonly Cancel[] => {
  const tell = (code: ToyCommandErrorCode): void => alerts.show({ class: 'toy', key: ERROR_I18N_KEY[code] });
  return [
    toys.onRefused(({ code }) => tell(code)),
    toys.onFinished(({ outcome, code }) => {
      // A stop that is not answered has an alert of its own.
      if (outcome === 'failed' || outcome === 'missed') tell(code ?? 'toys.commandMissed');
    }),
  ];
};
