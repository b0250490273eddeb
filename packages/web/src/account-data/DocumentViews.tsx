import type { AccountData } from '@greenroom/core/account-data/account-data';
import { fullDate } from '@greenroom/core/formatting/dates';
import { useTranslation } from '../i18n/i18n.ts';
import { Panel } from '../ui/Panel.tsx';

/** Members of the platform's staff who looked at the performer's documents. */
export const DocumentViews = ({ views }: { readonly views: AccountData['views'] }) => {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="document-views">
      <div className="stack one-column gap-4">
        <h2 id="document-views">{t('accountData.views.title')}</h2>
        <p className="quiet readable break-anywhere">
          {t(views.length === 0 ? 'accountData.views.none' : 'accountData.views.text')}
        </p>
        {views.length > 0 && (
          <ul className="stack one-column gap-3">
            {views.map(({ id, document, viewer, reason, at }) => (
              <li key={id}>
                <p className="strong break-anywhere">
                  {t('accountData.views.row', {
                    document: t(document === undefined ? 'accountData.views.otherDocument' : `form.field.${document}`),
                    viewer,
                  })}
                </p>
                <p className="quiet readable break-anywhere">
                  {fullDate(at)} · {reason}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
};
