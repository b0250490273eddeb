import { useState } from 'react';
import { useTranslation } from '../../i18n/i18n.ts';
import { Question } from '../../ui/Question.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { End } from './SessionBar.tsx';

interface Props {
  readonly model: {
    readonly live: { readonly end: () => void };
    readonly shortcuts: { readonly panic: () => void };
    readonly toys: { readonly stop: () => void };
  };
}

/** Fallback of the whole session screen: End, and the keys that hide everything and stop the toys. */
export const LastResort = ({ model }: Props) => {
  const { t } = useTranslation();
  const [isEnding, setEnding] = useState(false);
  const ask = (): void => setEnding(true);
  useShortcuts('connected', false, {
    end: ask,
    panic: () => model.shortcuts.panic(),
    stopToys: () => model.toys.stop(),
  });
  const end = (): void => {
    model.live.end();
    setEnding(false);
  };
  return (
    <>
      <End end={ask} />
      <Question
        open={isEnding}
        title={t('session.ending.title')}
        no={{ label: t('session.ending.cancel'), press: () => setEnding(false) }}
        yes={{ label: t('session.ending.confirm'), look: 'stop', press: end }}
      >
        {null}
      </Question>
    </>
  );
};
