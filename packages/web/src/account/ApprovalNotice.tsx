import { IconAlertTriangle } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { MissingStep } from '@greenroom/core/my-day/first-steps';
import { useTranslation, type TextKey } from '../i18n/i18n.ts';
import css from './ApprovalNotice.module.css';

/** One thing that is missing. */
export interface MissingRow {
  readonly step: MissingStep['step'];
  readonly by: 'platform' | 'performer';
  readonly noteKey: TextKey;
  /** Time since which a moderator has it. */
  readonly since: string | undefined;
  readonly actionKey: TextKey;
  /** Page on which the performer does it; undefined for what the platform does, or what needs another step first. */
  readonly to: string | undefined;
}

export interface ApprovalNoticeModel {
  readonly shown: boolean;
  readonly missing: readonly MissingRow[];
  readonly explain: () => void;
}

const PARTIES = ['platform', 'performer'] as const;

/**
 * The one notice on a page of an account that is not approved yet: what is missing, and who has to do it.
 * @spec §6 — not-approved accounts see a notice
 */
export const ApprovalNotice = observer(function ApprovalNotice({ model }: { readonly model: ApprovalNoticeModel }) {
  const { t } = useTranslation();
  if (!model.shown) return null;
  const stepsOf = (party: MissingRow['by']): string =>
    model.missing
      .filter(({ by }) => by === party)
      .map(({ step }) => t(`account.missing.step.${step}`))
      .join(', ');
  return (
    <div className={`row wrap gap-1 gap-x-4 line-above ${css.notice}`} role="region" aria-label={t('menu.notApproved')}>
      <span className="inline-flex text-wait">
        <IconAlertTriangle size={20} aria-hidden="true" />
      </span>
      <p className={css.text}>
        <strong>{t('menu.notApproved')}</strong>{' '}
        {PARTIES.map((party) => {
          const steps = stepsOf(party);
          return steps === '' ? null : <span key={party}>{t(`account.missing.${party}`, { steps })} </span>;
        })}
      </p>
      <button type="button" className={`target rounded plain strong ${css.more}`} onClick={model.explain}>
        {t('account.notApprovedMore')}
      </button>
    </div>
  );
});
