import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { MAX_DESCRIPTION } from '@greenroom/core/profile/profile-texts';
import { LinesRow, TextRow } from '../forms/FormFields.tsx';
import { FormPanel, UnloadedForm } from '../forms/FormPanel.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ProfileTextsModel } from './profile-forms.view-model.ts';
import { ReviewState } from './ReviewState.tsx';

/** Name and description on each agreed site. @spec §2 /profile/desc/, §5 Profile name, Description */
export const ProfileTexts = observer(function ProfileTexts({ model }: { readonly model: ProfileTextsModel }) {
  const { t } = useTranslation();
  if (model.brands.phase !== 'ready') return <UnloadedForm model={model.brands} />;
  if (model.texts.length === 0) {
    return (
      <EmptyState
        title={t('profile.noBrands')}
        text={t('profile.noBrandsText')}
        action={
          <Link className={buttonClass({ look: 'primary' })} to={ROUTES.brands.path}>
            {t('myDay.steps.site.action')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      {model.texts.map(({ brand, form, maxNickname }) => (
        <FormPanel
          key={brand}
          model={form}
          title={t(`brands.name.${brand}`)}
          intro={<ReviewState status={form.value('status')} />}
        >
          <TextRow model={form} name="nickname" help={t('profile.nicknameHelp', { max: maxNickname })} />
          <LinesRow model={form} name="description" max={MAX_DESCRIPTION} help={t('profile.descriptionHelp')} />
        </FormPanel>
      ))}
    </>
  );
});
