import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { LanguageModel } from '../localisation/language.view-model.ts';
import { LanguageSelect } from '../localisation/LanguageSelect.tsx';
import { FullPage } from '../ui/FullPage.tsx';
import { CodeForm, type CodeFormModel } from './CodeForm.tsx';
import { PasswordForm, type PasswordFormModel } from './PasswordForm.tsx';
import { TakeOver, type TakeOverModel } from './TakeOver.tsx';

export interface LoginPageModel extends PasswordFormModel, CodeFormModel, TakeOverModel {
  readonly step: 'password' | 'code' | 'takeOver';
}

type Step = ComponentType<{ readonly model: LoginPageModel }>;

const STEPS: Readonly<Record<LoginPageModel['step'], Step>> = {
  password: PasswordForm,
  code: CodeForm,
  takeOver: TakeOver,
};

/** Login page: performer ID and password, then the code the platform sent. @spec §2 Login page */
export const LoginPage = observer(function LoginPage(props: {
  readonly model: LoginPageModel;
  readonly language: LanguageModel;
}) {
  const Step = STEPS[props.model.step];
  return (
    <FullPage corner={<LanguageSelect model={props.language} />}>
      <Step model={props.model} />
    </FullPage>
  );
});
