import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent } from 'react';
import {
  ALL_COUNTRIES,
  isRegionCode,
  provinceCodesOf,
  type RegionCode,
} from '@greenroom/core/region-blocks/region-blocks';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { RegionBlocksModel } from './region-blocks.view-model.ts';
import { useRegionNames } from './region-names.ts';

type Choice = RegionCode | '';

/** Chooses a country, and where its provinces are listed one of them. */
export const RegionChoice = observer(function RegionChoice({ model }: { readonly model: RegionBlocksModel }) {
  const { t } = useTranslation();
  const { choicesOf } = useRegionNames();
  const regions = model.list.data ?? [];
  const [chosenCountry, setCountry] = useState<Choice>('');
  const [chosenProvince, setProvince] = useState<Choice>('');
  const isOpen = (code: RegionCode): boolean => !regions.includes(code);
  // What is blocked is no choice any more; what could not be blocked stays chosen.
  const openOrNone = (choice: Choice): Choice => (choice === '' || isOpen(choice) ? choice : '');
  const country = openOrNone(chosenCountry);
  const province = openOrNone(chosenProvince);
  const provinces = provinceCodesOf(country);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const region = province === '' ? country : province;
    if (!isRegionCode(region) || model.busy !== undefined) return;
    model.block(region);
  };
  return (
    <Panel aria-labelledby="block-region">
      <form className="stack one-column gap-4 field-width" noValidate onSubmit={submit}>
        <h2 id="block-region">{t('regionBlocks.add')}</h2>
        <SelectField<Choice>
          look="field"
          label={t('regionBlocks.country')}
          value={country}
          choices={[{ value: '', label: t('form.choose') }, ...choicesOf(ALL_COUNTRIES.filter(isOpen))]}
          onChange={(chosen) => {
            setCountry(chosen);
            setProvince('');
          }}
        />
        {provinces.length > 0 && (
          <SelectField<Choice>
            look="field"
            label={t('regionBlocks.province')}
            value={province}
            choices={[{ value: '', label: t('regionBlocks.whole') }, ...choicesOf(provinces.filter(isOpen))]}
            onChange={setProvince}
          />
        )}
        <div>
          <Button type="submit" look="primary" busy={model.busy !== undefined} disabled={country === ''}>
            {t('regionBlocks.hide')}
          </Button>
        </div>
      </form>
    </Panel>
  );
});
