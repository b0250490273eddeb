import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  readonly when: boolean;
  readonly retry: () => void;
}

/** A line above what was fetched earlier and could not be fetched again, with a way to try once more. */
export const MayBeOld = ({ when, retry }: Props) => {
  const { t } = useTranslation();
  if (!when) return null;
  return (
    <Notice tone="wait" data-announce="polite" actions={<Button onClick={retry}>{t('common.tryAgain')}</Button>}>
      {t('list.mayBeOld')}
    </Notice>
  );
};
