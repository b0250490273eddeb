import { observer } from 'mobx-react-lite';
import { readDay } from '@greenroom/core/personal-data/birth-date';
import { BUSINESS_FIELDS, masked } from '@greenroom/core/personal-data/payment-data';
import { DOCUMENT_SIDES, type DocumentSide } from '@greenroom/core/registration/registration';
import { REGISTRATION_STEP, type RegistrationStep } from '@greenroom/core/registration/registration-steps';
import { countryName } from '../forms/country-names.ts';
import type { FormModel } from '../forms/form-model.ts';
import { useFormWords } from '../forms/form-words.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { DocumentModel } from './DocumentRow.tsx';
import type { RegistrationStepsModel } from './RegistrationSteps.tsx';
import css from './RegistrationReview.module.css';

interface Props {
  readonly form: FormModel;
  readonly documents: Readonly<Record<DocumentSide, DocumentModel>>;
  readonly steps: RegistrationStepsModel;
}

const isSide = (field: string): field is DocumentSide => DOCUMENT_SIDES.some((side) => side === field);

/** Numbers of which only the last characters are shown. */
const MASKED: readonly string[] = ['iban', 'bsn'];

/** Fields that hold one of a few choices. */
const CHOICES: readonly string[] = ['nationality', 'idType'];

const Value = observer(function Value({
  field,
  form,
  documents,
}: Pick<Props, 'form' | 'documents'> & { readonly field: string }) {
  const { t, i18n } = useTranslation();
  const { choice } = useFormWords();
  if (isSide(field)) {
    const { preview, status } = documents[field];
    return (
      <>
        {preview !== undefined && <img className={css.picture} src={preview} alt="" />}
        <StatusDot tone={status === 'there' ? 'good' : 'off'} label={t(`registration.document.${status}`)} />
      </>
    );
  }
  const value = form.value(field);
  if (typeof value === 'boolean') return t(value ? 'registration.review.yes' : 'registration.review.no');
  const text = String(value);
  if (field === 'country') return countryName(text, i18n.language);
  if (field === 'birthDate') return readDay(text)?.toReversed().join('-') ?? text;
  if (CHOICES.includes(field)) return choice(field, text);
  return MASKED.includes(field) ? masked(text) : text;
});

const Section = observer(function Section({
  form,
  documents,
  steps,
  step,
  isComplete,
}: Props & { readonly step: RegistrationStep; readonly isComplete: boolean }) {
  const { t } = useTranslation();
  const { label } = useFormWords();
  const title = t(`registration.section.${step}`);
  const unsent: readonly string[] = form.value('handlesVat') === true ? [] : BUSINESS_FIELDS;
  const sent = REGISTRATION_STEP[step].fields.filter(
    (field) => isSide(field) || (form.value(field) !== '' && !unsent.includes(field)),
  );
  return (
    <section className="stack gap-2 py-3 line-above" aria-label={title}>
      <div className={`stack items-center ${css.head}`}>
        <h3 className="text-body">{title}</h3>
        <StatusDot
          tone={isComplete ? 'good' : 'wait'}
          label={t(isComplete ? 'registration.steps.complete' : 'registration.review.open')}
        />
        <Button
          aria-label={t(isComplete ? 'registration.review.changeIt' : 'registration.review.completeIt', {
            section: title,
          })}
          onClick={() => steps.goTo(step)}
        >
          {t(isComplete ? 'registration.review.change' : 'registration.review.complete')}
        </Button>
      </div>
      <dl className="stack columns gap-2 gap-x-4">
        {sent.map((field) => (
          <div key={field} className="min-w-0">
            <dt className="quiet small">{label(field)}</dt>
            <dd className="break-anywhere">
              <Value field={field} form={form} documents={documents} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

/** Everything that is sent, for a last look; each part leads back to its step. */
export const RegistrationReview = observer(function RegistrationReview(props: Props) {
  return props.steps.rows
    .filter(({ step }) => step !== 'review')
    .map(({ step, isComplete }) => <Section key={step} {...props} step={step} isComplete={isComplete} />);
});
