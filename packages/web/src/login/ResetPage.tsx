import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { FullPage } from '../ui/FullPage.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ResetPageModel } from './reset.view-model.ts';

const Done = () => {
  const { t } = useTranslation();
  return (
    <>
      <FullPageText title={t('reset.title')} text={t('reset.text')} />
      {/* A whole new page, so that nothing in memory stays either. */}
      <a className={buttonClass({ look: 'primary', size: 'large' })} href="/login/">
        {t('reset.toLogin')}
      </a>
    </>
  );
};

const Failed = ({ again }: { readonly again: () => void }) => {
  const { t } = useTranslation();
  return (
    <>
      <FullPageText title={t('reset.failedTitle')} text={t('reset.failedText')} />
      <Button look="primary" size="large" onClick={again}>
        {t('reset.again')}
      </Button>
    </>
  );
};

/** Page that removes cookies and everything stored on this device. @spec §2 /reset */
export const ResetPage = observer(function ResetPage({ model }: { readonly model: ResetPageModel }) {
  const { t } = useTranslation();
  return (
    <FullPage>
      {model.progress === 'working' && <Loading label={t('reset.working')} />}
      {model.progress === 'done' && <Done />}
      {model.progress === 'failed' && <Failed again={model.start} />}
    </FullPage>
  );
});
