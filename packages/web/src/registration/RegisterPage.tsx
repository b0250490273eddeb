import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import type { ErrorKey } from '@greenroom/core/app/app-error';
import { detach } from '@greenroom/core/kernel/detach';
import { exhaustive } from '@greenroom/core/kernel/machine';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { ADDRESS_COUNTRIES } from '@greenroom/core/personal-data/countries';
import { ID_TYPES, type DocumentSide } from '@greenroom/core/registration/registration';
import {
  isOnlyMissing,
  REGISTRATION_STEPS,
  type RegistrationStep,
} from '@greenroom/core/registration/registration-steps';
import type { FormModel } from '../forms/form-model.ts';
import { useFormWords } from '../forms/form-words.ts';
import { RadioRow, TextRow } from '../forms/FormFields.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import type { LanguageModel } from '../localisation/language.view-model.ts';
import { LanguageSelect } from '../localisation/LanguageSelect.tsx';
import { PaymentFields } from '../personal-data/PaymentFields.tsx';
import { ContactFields, NameAndAddressFields } from '../personal-data/PersonalFields.tsx';
import { Button } from '../ui/Button.tsx';
import { FullPage } from '../ui/FullPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { withQuery } from '../ui/with-query.ts';
import { DocumentRow, type DocumentModel } from './DocumentRow.tsx';
import { RegistrationReview } from './RegistrationReview.tsx';
import { RegistrationSteps, type RegistrationStepsModel } from './RegistrationSteps.tsx';
import css from './RegisterPage.module.css';

export interface RegisterPageModel {
  /** The form, narrowed to the fields of the open step. */
  readonly form: FormModel;
  readonly steps: RegistrationStepsModel;
  readonly back: () => void;
  readonly documents: Readonly<Record<DocumentSide, DocumentModel>>;
  readonly phase:
    | { readonly kind: 'form' }
    | { readonly kind: 'refused'; readonly errorKey: ErrorKey }
    | {
        readonly kind: 'registered';
        readonly performerId: string;
        /** Address of the first mail, which only its owner recognises. */
        readonly mailedTo: string;
        /** State of the mail that is sent again; `sent` is the first one. */
        readonly mail: 'sent' | 'busy' | 'done' | 'failed';
      };
  readonly sendMailAgain: () => void;
}

interface Props {
  readonly model: RegisterPageModel;
}

export interface RegisterPageProps extends Props {
  /** True where a mailed link sets the password. */
  readonly offersReset: boolean;
  readonly language: LanguageModel;
}

const Documents = observer(function Documents({ model, sides }: Props & { readonly sides: readonly DocumentSide[] }) {
  return (
    <div className={`stack items-start gap-4 ${css.documents}`}>
      {sides.map((side) => (
        <DocumentRow key={side} form={model.form} side={side} model={model.documents[side]} />
      ))}
    </div>
  );
});

const Fields = observer(function Fields({ model }: Props) {
  const { t } = useTranslation();
  const { choice } = useFormWords();
  const { form, documents, steps } = model;
  switch (steps.current) {
    case 'contact':
      return <ContactFields model={form} />;
    case 'personal':
      return (
        <>
          <NameAndAddressFields model={form} countries={ADDRESS_COUNTRIES} />
          <TextRow model={form} name="birthDate" type="date" autoComplete="bday" />
        </>
      );
    case 'payment':
      return <PaymentFields model={form} />;
    case 'id':
      return (
        <>
          <RadioRow
            model={form}
            name="idType"
            choices={ID_TYPES.map((value) => ({ value, label: choice('idType', value) }))}
          />
          <p className="quiet">
            {t('registration.picture')}{' '}
            {t(documents.idFront.camera === undefined ? 'registration.noScan' : 'registration.mayScan')}
          </p>
          <Documents model={model} sides={['idFront', 'idBack']} />
        </>
      );
    case 'card':
      return <Documents model={model} sides={['cardFront', 'cardBack']} />;
    case 'review':
      return <RegistrationReview form={form} documents={documents} steps={steps} />;
    default:
      return exhaustive(steps.current);
  }
});

/** Makes each step an entry of the history, so that Back leads to the step before and not away from the registration. */
const useStepsInHistory = ({ current, goTo }: RegistrationStepsModel): void => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const shown = useRef<RegistrationStep>(undefined);
  const inAddress = REGISTRATION_STEPS.find((step) => step === query.get('step'));
  useEffect(() => {
    if (shown.current !== current) {
      detach(navigate(withQuery(query, { step: current }), { replace: shown.current === undefined }));
      shown.current = current;
      return;
    }
    if (navigationType !== 'POP' || inAddress === undefined || inAddress === current) return;
    shown.current = inAddress;
    goTo(inAddress);
  }, [current, goTo, inAddress, navigate, navigationType, query]);
};

const Steps = observer(function Steps({ model }: { readonly model: RegistrationStepsModel }) {
  useStepsInHistory(model);
  return <RegistrationSteps model={model} />;
});

/** Form of the registration: its steps, and the fields of the open step, which gets the focus. @spec §2 Registration form sections */
const Form = observer(function Form({ model }: Props) {
  const { t } = useTranslation();
  const { current } = model.steps;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    place.current?.focus();
  }, [current]);
  const title = t(`registration.section.${current}`);
  return (
    <div className={`stack items-start gap-4 ${css.steps}`}>
      {model.form.phase === 'ready' && <Steps model={model.steps} />}
      <div ref={place} tabIndex={-1} role="group" aria-label={title}>
        <FormPanel
          model={model.form}
          title={title}
          intro={t(`registration.why.${current}`)}
          submit={t(current === 'review' ? 'registration.submit' : 'registration.next')}
          stopped={t(isOnlyMissing(model.form.problems) ? 'error.registration.incomplete' : 'registration.notRight')}
          leading={current !== 'contact' && <Button onClick={model.back}>{t('registration.back')}</Button>}
        >
          <div className={`stack gap-4 ${css.fields}`}>
            <Fields model={model} />
          </div>
        </FormPanel>
      </div>
    </div>
  );
});

/** Says where the first password is chosen, and sends the mail again. */
const FirstMail = observer(function FirstMail({ model }: Props) {
  const { t } = useTranslation();
  if (model.phase.kind !== 'registered') return null;
  const { mailedTo, mail } = model.phase;
  return (
    <>
      <p>{t('registration.mailed', { email: mailedTo })}</p>
      <Button busy={mail === 'busy'} onClick={model.sendMailAgain}>
        {t('registration.mailAgain')}
      </Button>
      <p data-announce={mail === 'failed' ? 'assertive' : 'polite'}>
        {mail === 'done' && t('registration.mailedAgain')}
        {mail === 'failed' && t('error.registration.notMailed')}
      </p>
    </>
  );
});

/** Registration from the link to the performer ID. @spec §2 /register/{token} */
export const RegisterPage = observer(function RegisterPage(props: RegisterPageProps) {
  const { t } = useTranslation();
  const { phase } = props.model;
  return (
    <FullPage wide={phase.kind === 'form'} corner={<LanguageSelect model={props.language} />}>
      <h1>{t('registration.title')}</h1>
      {phase.kind === 'form' && <p className="quiet">{t('registration.kept')}</p>}
      {phase.kind === 'refused' && (
        <Notice tone="stop" data-announce="assertive" title={t(phase.errorKey)}>
          {t(props.model.form.edited ? 'registration.askForLinkKept' : 'registration.askForLink')}
        </Notice>
      )}
      {phase.kind === 'registered' && (
        <Notice tone="good" data-announce="polite" title={t('registration.done', { id: phase.performerId })}>
          {props.offersReset ? <FirstMail model={props.model} /> : <p>{t('registration.passwordFromUs')}</p>}
          <p>{t('registration.doneText')}</p>
          <Link ref={takeFocus} className="inline-row target text-accent strong" to={ROUTES.login.path}>
            {t('registration.toLogin')}
          </Link>
        </Notice>
      )}
      {phase.kind === 'form' && <Form model={props.model} />}
    </FullPage>
  );
});
