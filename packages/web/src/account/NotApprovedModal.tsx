import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import type { ApprovalNoticeModel, MissingRow } from './ApprovalNotice.tsx';
import css from './NotApprovedModal.module.css';

export interface InformationModalProps {
  readonly open: boolean;
  readonly close: () => void;
}

const Missing = ({ row, close }: { readonly row: MissingRow; readonly close: () => void }) => {
  const { t } = useTranslation();
  return (
    <li className="row wrap gap-2 py-2 line-above">
      <div className={css.words}>
        <strong>{t(`myDay.steps.${row.step}.title`)}</strong>
        <p className="quiet small">{t(row.noteKey, { since: row.since ?? '' })}</p>
      </div>
      {row.to !== undefined && (
        <Link className={buttonClass({ look: 'secondary' })} to={row.to} onClick={close}>
          {t(row.actionKey)}
        </Link>
      )}
    </li>
  );
};

interface Props extends InformationModalProps {
  readonly model: Pick<ApprovalNoticeModel, 'missing'>;
}

/** Lists what an account still needs before it is approved, and who has to do it. @spec §4 Account approval */
export const NotApprovedModal = observer(function NotApprovedModal({ open, close, model }: Props) {
  const { t } = useTranslation();
  const group = (party: MissingRow['by']) => {
    const rows = model.missing.filter(({ by }) => by === party);
    if (rows.length === 0) return null;
    return (
      <section aria-labelledby={`missing-${party}`}>
        <h3 id={`missing-${party}`} className={css.party}>
          {t(`modal.notapproved.by.${party}`)}
        </h3>
        <ul className="stack">
          {rows.map((row) => (
            <Missing key={row.step} row={row} close={close} />
          ))}
        </ul>
      </section>
    );
  };
  return (
    <Modal
      name="notapproved"
      open={open}
      opensItself
      title={t('modal.notapproved.title')}
      close={{ label: t('common.close'), press: close }}
      actions={
        <Button look="primary" data-autofocus="" onClick={close}>
          {t('modal.notapproved.confirm')}
        </Button>
      }
    >
      <p>{t('modal.notapproved.text')}</p>
      {group('platform')}
      {group('performer')}
    </Modal>
  );
});
