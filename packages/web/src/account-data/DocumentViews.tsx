import type { AccountDocument } from '@greenroom/core/account-data/account-data';
import { useTranslation } from '../i18n/i18n.ts';
import { Panel } from '../ui/Panel.tsx';
import css from './AccountDataPage.module.css';

export interface DocumentViewRow {
  readonly id: string;
  readonly document: AccountDocument | undefined;
  readonly viewer: string;
  readonly reason: string;
  /** Date and time. */
  readonly when: string;
}

/** Members of the platform's staff who looked at the performer's documents. */
export const DocumentViews = ({ rows }: { readonly rows: readonly DocumentViewRow[] }) => {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="document-views">
      <div className={css.parts}>
        <h2 id="document-views">{t('accountData.views.title')}</h2>
        <p className="quiet break-anywhere readable">
          {t(rows.length === 0 ? 'accountData.views.none' : 'accountData.views.text')}
        </p>
        {rows.length > 0 && (
          <ul className={css.rows}>
            {rows.map(({ id, document, viewer, reason, when }) => (
              <li key={id}>
                <p className="strong break-anywhere">
                  {t('accountData.views.row', {
                    document: t(document === undefined ? 'accountData.views.otherDocument' : `form.field.${document}`),
                    viewer,
                  })}
                </p>
                <p className="quiet break-anywhere readable">
                  {when} · {reason}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
};
