import { IconFileDownload } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { EarnedService } from '@greenroom/core/earnings/earnings';
import { TIME_ZONE } from '@greenroom/core/formatting/formatting.constants';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** The words of the file, in the language of the screen. */
export interface FileWords {
  readonly head: readonly string[];
  readonly total: string;
  readonly anonymous: string;
  readonly service: (service: EarnedService) => string;
}

export interface EarningsFileModel {
  readonly file: 'idle' | 'running' | 'failed';
  readonly saveAsFile: (words: FileWords) => Promise<void>;
}

/** The whole period as a file for a spreadsheet, with the texts of the screen and amounts as numbers. */
export const EarningsFile = observer(function EarningsFile({ model }: { readonly model: EarningsFileModel }) {
  const { t } = useTranslation();
  const words: FileWords = {
    head: [
      t('earnings.timeIn', { zone: TIME_ZONE }),
      t('earnings.client'),
      t('earnings.country'),
      t('earnings.service'),
      t('earnings.duration'),
      t('earnings.amount'),
      t('earnings.currency'),
    ],
    total: t('earnings.total'),
    anonymous: t('session.anonymous'),
    service: (service) => t(`services.name.${service}`),
  };
  return (
    <>
      <Button
        icon={<IconFileDownload size={18} aria-hidden="true" />}
        busy={model.file === 'running'}
        onClick={() => void model.saveAsFile(words)}
      >
        {t('earnings.asFile')}
      </Button>
      {model.file === 'failed' && (
        <Notice tone="stop" data-announce="assertive">
          {t('error.earnings.notExported')}
        </Notice>
      )}
    </>
  );
});
