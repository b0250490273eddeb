import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent } from 'react';
import { seenText } from '@greenroom/core/kernel/outside-text';
import { useTranslation } from '../i18n/i18n.ts';
import type { LanguageModel } from '../localisation/language.view-model.ts';
import { LanguageSelect } from '../localisation/LanguageSelect.tsx';
import { textIn } from '../login/text-in.ts';
import { Button } from '../ui/Button.tsx';
import { FullPage } from '../ui/FullPage.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { RemoteControls, type RemoteControlsModel } from './RemoteControls.tsx';

export interface RemotePageModel extends RemoteControlsModel {
  readonly step: 'checking' | 'unreachable' | 'unpaired' | 'pairing' | 'paired';
  /** True after a pairing that ended by itself or on the laptop. */
  readonly hasEnded: boolean;
  readonly start: () => void;
  readonly pair: (code: string) => void;
}

interface Props {
  readonly model: RemotePageModel;
}

const Pairing = observer(function Pairing({ model }: Props) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = textIn(event.currentTarget, 'code');
    setMissing(seenText(code) === '');
    if (seenText(code) !== '') model.pair(code);
  };
  const { errorKey } = model;
  const error = isMissing ? t('remote.enter.missing') : errorKey === undefined ? undefined : t(errorKey);
  return (
    <form className="stack gap-6" noValidate onSubmit={submit}>
      <FullPageText title={t('remote.enter.title')} text={t('remote.enter.text')} focus={false} />
      {model.hasEnded && <Notice tone="info">{t('remote.enter.ended')}</Notice>}
      <TextField
        label={t('remote.enter.code')}
        name="code"
        look="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        error={error}
      />
      <Button type="submit" look="primary" size="large" wide busy={model.step === 'pairing'}>
        {t('remote.enter.submit')}
      </Button>
    </form>
  );
});

/** The page of a phone that is, or becomes, the remote of a page that works elsewhere. */
export const RemotePage = observer(function RemotePage({
  model,
  language,
}: Props & { readonly language: LanguageModel }) {
  const { t } = useTranslation();
  if (model.step === 'paired') return <RemoteControls model={model} />;
  return (
    <FullPage corner={<LanguageSelect model={language} />}>
      {model.step === 'checking' && <Loading label={t('app.loading')} />}
      {model.step === 'unreachable' && (
        <div className="stack gap-6">
          <FullPageText title={t('remote.unreachable.title')} text={t('remote.unreachable.text')} />
          <Button look="primary" size="large" wide onClick={model.start}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      {(model.step === 'unpaired' || model.step === 'pairing') && <Pairing model={model} />}
    </FullPage>
  );
});
