import { observer } from 'mobx-react-lite';
import { NATIONALITIES } from '@greenroom/core/personal-data/personal-data';
import { countryChoices } from '../forms/country-names.ts';
import type { FormModel } from '../forms/form-model.ts';
import { useFormWords } from '../forms/form-words.ts';
import { RadioRow, SelectRow, TextRow } from '../forms/FormFields.tsx';
import { useTranslation } from '../i18n/i18n.ts';

interface Props {
  readonly model: FormModel;
}

/** Name, nationality and address. @spec §2 Registration form sections — personal data */
export const NameAndAddressFields = observer(function NameAndAddressFields({
  model,
  countries,
}: Props & { readonly countries: readonly string[] }) {
  const { choice } = useFormWords();
  const { i18n } = useTranslation();
  return (
    <>
      <div className="stack columns items-start gap-4">
        <TextRow model={model} name="firstName" autoComplete="given-name" />
        <TextRow model={model} name="lastName" autoComplete="family-name" />
      </div>
      <RadioRow
        model={model}
        name="nationality"
        choices={NATIONALITIES.map((value) => ({ value, label: choice('nationality', value) }))}
      />
      <SelectRow model={model} name="country" always choices={countryChoices(countries, i18n.language)} />
      <div className="stack columns items-start gap-4">
        <TextRow model={model} name="street" autoComplete="address-line1" />
        <TextRow model={model} name="houseNumber" autoComplete="off" />
      </div>
      <div className="stack columns items-start gap-4">
        <TextRow model={model} name="zipCode" autoComplete="postal-code" autoCapitalize="characters" />
        <TextRow model={model} name="city" autoComplete="address-level2" />
      </div>
    </>
  );
});

/** Contact details. @spec §2 Registration form sections — contact details */
export const ContactFields = observer(function ContactFields({ model }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextRow model={model} name="email" type="email" autoComplete="email" autoCapitalize="none" />
      <TextRow model={model} name="phone" type="tel" autoComplete="tel" help={t('personal.phoneHelp')} />
    </>
  );
});
