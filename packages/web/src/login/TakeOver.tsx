import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';

export interface TakeOverModel {
  readonly busy: boolean;
  readonly confirmTakeOver: () => void;
  readonly back: () => void;
}

/** Choice for a performer who is logged in on another device: take over, or cancel. @spec §8 Login — 409 */
export const TakeOver = observer(function TakeOver({ model }: { readonly model: TakeOverModel }) {
  const { t } = useTranslation();
  return (
    <div className="stack gap-6">
      <FullPageText title={t('login.takeOver.title')} text={t('login.takeOver.text')} />
      <div className="stack gap-2">
        <Button look="primary" size="large" wide busy={model.busy} onClick={model.confirmTakeOver}>
          {model.busy ? t('login.checking') : t('login.takeOver.confirm')}
        </Button>
        <Button look="quiet" wide waits={model.busy} onClick={model.back}>
          {t('login.takeOver.cancel')}
        </Button>
      </div>
    </div>
  );
});
