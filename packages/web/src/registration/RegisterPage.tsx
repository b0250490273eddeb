import type { ERROR_I18N_KEY } from '@greenroom/core/app/app-error';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { ADDRESS_COUNTRIES } from '@greenroom/core/personal-data/countries';
import { ID_TYPES, type DocumentSide } from '@greenroom/core/registration/registration';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FormModel } from '../forms/form-model.ts';
import { RadioRow, TextRow } from '../forms/FormFields.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { useFormWords } from '../forms/form-words.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { LanguageSelect, type LanguageModel } from '../localisation/LanguageSelect.tsx';
import { ContactFields, NameAndAddressFields } from '../personal-data/PersonalFields.tsx';
import { PaymentFields } from '../personal-data/PaymentFields.tsx';
import { FullPage } from '../ui/FullPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { DocumentRow, type DocumentModel } from './DocumentRow.tsx';
import css from './RegisterPage.module.css';

export interface RegisterPageModel {
  readonly form: FormModel;
  readonly documents: Readonly<Record<DocumentSide, DocumentModel>>;
  readonly phase:
    | { readonly kind: 'form' }
    | { readonly kind: 'refused'; readonly errorKey: (typeof ERROR_I18N_KEY)[keyof typeof ERROR_I18N_KEY] }
    | { readonly kind: 'registered'; readonly performerId: string };
}

interface Props {
  readonly model: RegisterPageModel;
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css.section} aria-label={title}>
    <h3 className={css.sectionTitle}>{title}</h3>
    {children}
  </section>
);

const Documents = observer(function Documents({ model, sides }: Props & { readonly sides: readonly DocumentSide[] }) {
  return (
    <div className={css.documents}>
      {sides.map((side) => (
        <DocumentRow key={side} form={model.form} side={side} model={model.documents[side]} />
      ))}
    </div>
  );
});

/** Every section of a registration. @spec §2 Registration form sections */
const Form = observer(function Form({ model }: Props) {
  const { t } = useTranslation();
  const { choice } = useFormWords();
  const { form } = model;
  return (
    <FormPanel
      model={form}
      title={t('registration.form')}
      intro={t('registration.kept')}
      submit={t('registration.submit')}
      stopped={t('error.registration.incomplete')}
    >
      <Section title={t('registration.section.contact')}>
        <ContactFields model={form} />
      </Section>
      <Section title={t('registration.section.personal')}>
        <NameAndAddressFields model={form} countries={ADDRESS_COUNTRIES} />
        <TextRow model={form} name="birthDate" type="date" autoComplete="bday" />
      </Section>
      <Section title={t('registration.section.payment')}>
        <PaymentFields model={form} />
      </Section>
      <Section title={t('registration.section.id')}>
        <RadioRow
          model={form}
          name="idType"
          choices={ID_TYPES.map((value) => ({ value, label: choice('idType', value) }))}
        />
        <p className={css.quiet}>
          {t('registration.picture')}{' '}
          {t(model.documents.idFront.camera === undefined ? 'registration.noScan' : 'registration.mayScan')}
        </p>
        <Documents model={model} sides={['idFront', 'idBack']} />
      </Section>
      <Section title={t('registration.section.card')}>
        <Documents model={model} sides={['cardFront', 'cardBack']} />
      </Section>
    </FormPanel>
  );
});

/** Registration from the link to the performer ID. @spec §2 /register/{token} */
export const RegisterPage = observer(function RegisterPage(props: Props & { readonly language: LanguageModel }) {
  const { t } = useTranslation();
  const { phase } = props.model;
  return (
    <FullPage wide={phase.kind === 'form'} corner={<LanguageSelect model={props.language} />}>
      <h1>{t('registration.title')}</h1>
      {phase.kind === 'refused' && (
        <Notice tone="stop" data-announce="assertive" title={t(phase.errorKey)}>
          {t(props.model.form.edited ? 'registration.askForLinkKept' : 'registration.askForLink')}
        </Notice>
      )}
      {phase.kind === 'registered' && (
        <Notice tone="good" data-announce="polite" title={t('registration.done', { id: phase.performerId })}>
          <p>{t('registration.doneText')}</p>
          <Link className={css.link} to={ROUTES.login.path}>
            {t('registration.toLogin')}
          </Link>
        </Notice>
      )}
      {phase.kind === 'form' && <Form model={props.model} />}
    </FullPage>
  );
});
