import { useTranslation } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  readonly text: string;
  readonly retry: () => void;
}

/** A part of the customer's record that could not be loaded: without these words it would look as if there were nothing. */
export const RecordNotLoaded = ({ text, retry }: Props) => {
  const { t } = useTranslation();
  return (
    <p className="row wrap flex-none gap-1 gap-x-3 text-wait" data-announce="polite">
      <span>{text}</span> <Button onClick={retry}>{t('common.tryAgain')}</Button>
    </p>
  );
};
