import type { Seconds } from '@greenroom/core/kernel/units';
import type { TipPlay } from '@greenroom/core/toys/tips/tip';
import { useTranslation } from '../i18n/i18n.ts';
import { toyErrorKey } from '../toys/toy-error-key.ts';

export interface TipOutcome {
  readonly text: string;
  /** Something can be done about it on the page of the toys. */
  readonly toToys: boolean;
}

/** Words for the outcome of a tip; undefined while it runs. */
export const useTipOutcome = (play: TipPlay): TipOutcome | undefined => {
  const { t } = useTranslation();
  const plain = (text: string): TipOutcome => ({ text, toToys: false });
  const after = (how: 'stopped' | 'skipped' | 'cut', seconds: Seconds): TipOutcome =>
    plain(seconds === 0 ? t(`chat.tip.${how}.before`) : t(`chat.tip.${how}.after`, { seconds }));
  switch (play.status) {
    case 'waiting':
      return plain(t('chat.tip.waiting'));
    case 'ran':
      return plain(t('chat.tip.ran', { seconds: play.after }));
    case 'stopped':
    case 'skipped':
    case 'cut':
      return after(play.status, play.after);
    case 'notPlayed': {
      const reason = t(toyErrorKey(play.code) ?? 'error.toys.commandMissed');
      if (play.code === 'toys.noRuleMatches') return { text: t('chat.tip.noRule'), toToys: true };
      // What to do is the link beside it.
      if (play.code === 'toys.noDevices' && play.after === 0) return { text: t('chat.tip.noToys'), toToys: true };
      const text =
        play.after === 0
          ? t('chat.tip.notPlayed', { reason })
          : t('chat.tip.brokeOff', { reason, seconds: play.after });
      return { text, toToys: true };
    }
    case 'unheard':
      return plain(t('chat.tip.unheard'));
    case 'earlier':
      return plain(t('chat.tip.earlier'));
    case 'running':
      return undefined;
  }
};

/** The outcome of a tip in a word or two; undefined while it runs, and where it is not known. */
export const useShortTipOutcome = (play: TipPlay): string | undefined => {
  const { t } = useTranslation();
  switch (play.status) {
    case 'waiting':
      return t('chat.tip.short.waiting');
    case 'ran':
      return t('chat.tip.ran', { seconds: play.after });
    case 'stopped':
    case 'cut':
      return t('chat.tip.short.stopped');
    case 'skipped':
      return t('chat.tip.short.skipped');
    case 'notPlayed':
    case 'unheard':
      return t('chat.tip.short.notPlayed');
    case 'earlier':
    case 'running':
      return undefined;
  }
};
