import { observer } from 'mobx-react-lite';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { plainLine } from '@greenroom/core/kernel/outside-text';
import { ROUTES } from '@greenroom/core/navigation/routes';
import type { PasswordsErrorCode } from '@greenroom/core/passwords/passwords-api.port';
import { useTranslation } from '../i18n/i18n.ts';
import type { LanguageModel } from '../localisation/language.view-model.ts';
import { LanguageSelect } from '../localisation/LanguageSelect.tsx';
import { textIn } from '../login/text-in.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { FullPage } from '../ui/FullPage.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { NewPasswordFields, type NewPasswordFieldsModel } from './NewPasswordFields.tsx';

export interface PasswordResetPageModel extends NewPasswordFieldsModel {
  /**
   * - `deny`: a login on another device can be ended
   * - `ask`: a link can be asked for; `sent`: it is on its way
   * - `checking`: the opened link is checked; `dead`: it is not valid; `notChecked`: the platform did not answer
   * - `new`: a new password can be chosen; `done`: it is saved
   */
  readonly step: 'deny' | 'ask' | 'sent' | 'checking' | 'dead' | 'notChecked' | 'new' | 'done';
  /** It is the first password of the account. */
  readonly isFirst: boolean;
  readonly busy: boolean;
  readonly errorKey: `error.${PasswordsErrorCode}` | undefined;
  readonly ask: (performerId: string) => void;
  /** Logs out the device that the e-mail names. */
  readonly deny: () => void;
  readonly checkAgain: () => void;
  readonly save: (password: string, endOthers: boolean) => void;
  /** Asks for another link. */
  readonly startAgain: () => void;
}

interface Props {
  readonly model: PasswordResetPageModel;
}

const ToLogin = ({ isNext = false }: { readonly isNext?: boolean }) => {
  const { t } = useTranslation();
  return (
    <Link
      className={buttonClass({ look: isNext ? 'primary' : 'quiet', size: 'large', wide: true })}
      to={ROUTES.login.path}
    >
      {t('passwords.toLogin')}
    </Link>
  );
};

/** Reason that the last call failed. */
const Failure = observer(function Failure({ model }: Props) {
  const { t } = useTranslation();
  return model.errorKey === undefined ? null : (
    <Notice tone="stop" data-announce="assertive">
      {t(model.errorKey)}
    </Notice>
  );
});

const Ask = observer(function Ask({ model }: Props) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const id = plainLine(textIn(event.currentTarget, 'username'));
    setMissing(id === '');
    if (id !== '') model.ask(id);
  };
  return (
    <form className="stack gap-6" noValidate onSubmit={submit}>
      <FullPageText title={t('passwords.ask.title')} text={t('passwords.ask.text')} focus={false} />
      <Failure model={model} />
      <TextField
        label={t('login.performerId')}
        name="username"
        autoComplete="username"
        inputMode="numeric"
        autoCapitalize="none"
        spellCheck={false}
        takesFocus
        help={t('login.performerIdHelp')}
        error={isMissing ? t('login.missing.performerId') : undefined}
      />
      <div className="stack gap-2">
        <Button type="submit" look="primary" size="large" wide busy={model.busy}>
          {t('passwords.ask.submit')}
        </Button>
        <ToLogin />
      </div>
    </form>
  );
});

const Deny = observer(function Deny({ model }: Props) {
  const { t } = useTranslation();
  return (
    <div className="stack gap-6">
      <FullPageText title={t('passwords.deny.title')} text={t('passwords.deny.text')} />
      <Failure model={model} />
      <Button look="primary" size="large" wide busy={model.busy} onClick={model.deny}>
        {t('passwords.deny.submit')}
      </Button>
    </div>
  );
});

const New = observer(function New({ model }: Props) {
  const { t } = useTranslation();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    model.save(textIn(form, 'password'), textIn(form, 'endOthers') !== '');
  };
  return (
    <form className="stack gap-6" noValidate onSubmit={submit}>
      <FullPageText title={t(model.isFirst ? 'passwords.first.title' : 'passwords.new.title')} focus={false} />
      <NewPasswordFields
        model={model}
        takesFocus
        isFirst={model.isFirst}
        error={model.errorKey === undefined ? undefined : t(model.errorKey)}
      />
      <Button type="submit" look="primary" size="large" wide busy={model.busy}>
        {t('passwords.save')}
      </Button>
    </form>
  );
});

const Message = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) => (
  <div className="stack gap-6">
    <FullPageText title={title} text={text} />
    <div className="stack gap-2">{children}</div>
  </div>
);

const Step = observer(function Step({ model }: Props) {
  const { t } = useTranslation();
  const again = (
    <Button look={model.step === 'dead' ? 'primary' : 'secondary'} size="large" wide onClick={model.startAgain}>
      {t('passwords.ask.again')}
    </Button>
  );
  switch (model.step) {
    case 'deny':
      return <Deny model={model} />;
    case 'ask':
      return <Ask model={model} />;
    case 'new':
      return <New model={model} />;
    case 'checking':
      return <Loading label={t('passwords.checking')} />;
    case 'sent':
      return (
        <Message title={t('passwords.sent.title')} text={t('passwords.sent.text')}>
          <ToLogin isNext />
          {again}
        </Message>
      );
    case 'dead':
      return (
        <Message title={t('passwords.dead.title')} text={t(model.errorKey ?? 'error.passwords.linkInvalid')}>
          {again}
          <ToLogin />
        </Message>
      );
    case 'notChecked':
      return (
        <Message title={t('passwords.notChecked.title')} text={t(model.errorKey ?? 'error.passwords.notChecked')}>
          <Button look="primary" size="large" wide onClick={model.checkAgain}>
            {t('common.tryAgain')}
          </Button>
          <ToLogin />
        </Message>
      );
    case 'done':
      return (
        <Message
          title={t(model.isFirst ? 'passwords.first.doneTitle' : 'passwords.done.title')}
          text={t(model.isFirst ? 'passwords.first.doneText' : 'passwords.done.text')}
        >
          <ToLogin isNext />
        </Message>
      );
  }
});

/** Page that sends a link by e-mail for a forgotten password, and sets a new one once the link is opened. */
export const PasswordResetPage = (props: Props & { readonly language: LanguageModel }) => (
  <FullPage corner={<LanguageSelect model={props.language} />}>
    <Step model={props.model} />
  </FullPage>
);
