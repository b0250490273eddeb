import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { FullPage } from '../ui/FullPage.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';
import { Loading } from '../ui/Loading.tsx';

export interface ResetPageModel {
  readonly done: boolean;
  /** Clears everything; called when the page opens. */
  readonly start: () => void;
}

/** Starts afresh: cookies and everything stored here are gone. @spec §2 /reset */
export const ResetPage = observer(function ResetPage({ model }: { readonly model: ResetPageModel }) {
  const { t } = useTranslation();
  return (
    <FullPage>
      {model.done ? (
        <>
          <FullPageText title={t('reset.title')} text={t('reset.text')} />
          {/* A whole new page, so that nothing in memory stays either. */}
          <a className={buttonClass({ look: 'primary', size: 'large' })} href="/login/">
            {t('reset.toLogin')}
          </a>
        </>
      ) : (
        <Loading label={t('reset.working')} />
      )}
    </FullPage>
  );
});
