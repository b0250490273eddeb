import { IconAlertTriangle } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import css from './ApprovalNotice.module.css';

export interface ApprovalNoticeModel {
  readonly shown: boolean;
  readonly explain: () => void;
}

/**
 * Notice of an account that is not approved yet, above *My day*, whose checklist says what to do meanwhile.
 * @spec §6 — not-approved accounts see a notice
 */
export const ApprovalNotice = observer(function ApprovalNotice({ model }: { readonly model: ApprovalNoticeModel }) {
  const { t } = useTranslation();
  if (!model.shown) return null;
  return (
    <div className={css.notice}>
      <span className={css.icon}>
        <IconAlertTriangle size={20} aria-hidden="true" />
      </span>
      <p className={css.text}>{t('account.notApproved')}</p>
      <button type="button" className={css.more} onClick={model.explain}>
        {t('account.notApprovedMore')}
      </button>
    </div>
  );
});
