import { creditsText } from '@greenroom/core/formatting/money';
import type { PriceRange } from '@greenroom/core/gallery/paid-media';
import { useTranslation } from '../i18n/i18n.ts';
import { NumberField } from '../ui/NumberField.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';

export interface PriceModel {
  /** Range of prices of the performer's rank, where the platform reports it. */
  readonly range: PriceRange | undefined;
  readonly charge: (paid: boolean) => void;
  readonly setPrice: (price: number) => void;
}

interface Props {
  readonly model: PriceModel;
  readonly paid: boolean;
  readonly price: number;
  readonly error?: string | undefined;
}

/** Free or paid, and for how many credits. */
export const PriceFields = ({ model, paid, price, error }: Props) => {
  const { t } = useTranslation();
  const { range } = model;
  return (
    <>
      <RadioGroup
        label={t('media.form.paid')}
        choices={[
          { value: 'free', label: t('media.free') },
          { value: 'paid', label: t('media.paid') },
        ]}
        chosen={paid ? 'paid' : 'free'}
        onChoose={(choice) => model.charge(choice === 'paid')}
      />
      {paid && (
        <NumberField
          label={t('media.form.price')}
          value={price}
          error={error}
          help={
            range === undefined
              ? undefined
              : t('media.form.range', { min: creditsText(range.min), max: creditsText(range.max) })
          }
          onChange={model.setPrice}
        />
      )}
    </>
  );
};
