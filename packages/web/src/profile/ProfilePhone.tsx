import { observer } from 'mobx-react-lite';
import { MAX_DESCRIPTION } from '@greenroom/core/profile/profile-texts';
import { LinesRow, TextRow } from '../forms/FormFields.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { Notice } from '../ui/Notice.tsx';
import { PhoneRecordings } from './PhoneRecording.tsx';
import type { ProfilePhoneModel } from './profile-forms.view-model.ts';
import { ReviewState } from './ReviewState.tsx';

/** Texts and recordings for callers. @spec §2 /profile/phone/, §5 Phone services */
export const ProfilePhone = observer(function ProfilePhone({ model }: { readonly model: ProfilePhoneModel }) {
  const { t } = useTranslation();
  const { form, isSurinamese } = model;
  return (
    <>
      {isSurinamese && <Notice tone="wait">{t('error.services.surinameseNumber')}</Notice>}
      <FormPanel
        model={form}
        title={t('profile.section.profile-phone')}
        intro={<ReviewState status={form.value('status')} />}
      >
        <p>{t('profile.phoneIntro')}</p>
        <TextRow model={form} name="profileName" />
        <LinesRow model={form} name="advertisement" max={MAX_DESCRIPTION} />
        <LinesRow model={form} name="welcome" max={MAX_DESCRIPTION} />
      </FormPanel>
      <PhoneRecordings model={model.recordings} />
    </>
  );
});
