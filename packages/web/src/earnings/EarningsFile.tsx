import { IconFileDownload } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { TIME_ZONE } from '@greenroom/core/formatting/formatting.constants';
import { detach } from '@greenroom/core/kernel/detach';
import { languageOrFallback } from '@greenroom/core/localisation/language';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { FileWords } from './earnings-file.ts';

export interface EarningsFileModel {
  readonly file: 'idle' | 'running' | 'failed';
  readonly saveAsFile: (words: FileWords) => Promise<void>;
}

/** The whole period as a file for a spreadsheet, with the texts of the screen and amounts as numbers. */
export const EarningsFile = observer(function EarningsFile({ model }: { readonly model: EarningsFileModel }) {
  const { t, i18n } = useTranslation();
  const words: FileWords = {
    language: languageOrFallback(i18n.language),
    head: [
      t('earnings.date'),
      t('earnings.timeIn', { zone: TIME_ZONE }),
      t('earnings.offset'),
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
        onClick={() => detach(model.saveAsFile(words))}
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
