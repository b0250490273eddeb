import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import { PersonalPage } from '../../personal-data/PersonalPage.tsx';
import { BrandsPage } from '../../profile/BrandsPage.tsx';
import { ProfileInfo } from '../../profile/ProfileInfo.tsx';
import { ProfileLocation } from '../../profile/ProfileLocation.tsx';
import { ProfilePage } from '../../profile/ProfilePage.tsx';
import { ProfilePhone } from '../../profile/ProfilePhone.tsx';
import { ProfileTexts } from '../../profile/ProfileTexts.tsx';
import { VipPage } from '../../profile/VipPage.tsx';
import { SettingsPage } from '../../settings/SettingsPage.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /settings/ */
export const SettingsRoute = () => {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.settings'));
  return <SettingsPage model={useModel('settingsPage')} language={useModel('language')} blur={useModel('blur')} />;
};

/** @spec §2 /personal/ */
export const PersonalRoute = () => {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.personal'));
  return <PersonalPage model={useModel('personalPage')} />;
};

/** @spec §2 /brands/ */
export const BrandsRoute = () => {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.brands'));
  return <BrandsPage model={useModel('brandsPage')} />;
};

/** @spec §2 /vip/ */
export const VipRoute = () => {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.vip'));
  return <VipPage model={useModel('vipPage')} />;
};

/** @spec §2 /profile/info/ */
export const ProfileInfoRoute = () => {
  const { t } = useTranslation();
  const model = useModel('profileInfo');
  useDocumentTitle(t('profile.section.profile-info'));
  return (
    <ProfilePage completeness={useModel('completeness')} forms={[model.form]}>
      <ProfileInfo model={model} />
    </ProfilePage>
  );
};

/** @spec §2 /profile/desc/ */
export const ProfileTextsRoute = observer(function ProfileTextsRoute() {
  const { t } = useTranslation();
  const model = useModel('profileTexts');
  useDocumentTitle(t('profile.section.profile-desc'));
  return (
    <ProfilePage completeness={useModel('completeness')} forms={model.texts.map(({ form }) => form)}>
      <ProfileTexts model={model} />
    </ProfilePage>
  );
});

/** @spec §2 /profile/location/ */
export const ProfileLocationRoute = () => {
  const { t } = useTranslation();
  const model = useModel('profileLocation');
  useDocumentTitle(t('profile.section.profile-location'));
  return (
    <ProfilePage completeness={useModel('completeness')} forms={[model.form]}>
      <ProfileLocation model={model} />
    </ProfilePage>
  );
};

/** @spec §2 /profile/phone/ */
export const ProfilePhoneRoute = () => {
  const { t } = useTranslation();
  const model = useModel('profilePhone');
  useDocumentTitle(t('profile.section.profile-phone'));
  return (
    <ProfilePage completeness={useModel('completeness')} forms={[model.form, model.recordings]}>
      <ProfilePhone model={model} />
    </ProfilePage>
  );
};
