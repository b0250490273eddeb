import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ROUTES } from '@greenroom/core/navigation/routes';
import type { EmptyField, MissingPart } from '@greenroom/core/profile/profile-completeness';
import type { UnsavedModel } from '../forms/form-model.ts';
import { FormsPage } from '../forms/FormsPage.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { Notice } from '../ui/Notice.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import type { CompletenessModel } from './completeness.view-model.ts';

/** Sections of the profile, in the order of filling in. */
const SECTIONS = ['profile-info', 'profile-desc', 'profile-location', 'profile-phone'] as const;

interface PartLink {
  readonly name: string;
  readonly route: (EmptyField | MissingPart)['route'];
}

const PartLinks = ({ parts }: { readonly parts: readonly PartLink[] }) => (
  <ul className="flex wrap gap-1 gap-x-4">
    {parts.map(({ name, route }) => (
      <li key={name}>
        <Link className="inline-row target text-wait strong" to={ROUTES[route].path}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

/** Missing and empty parts of the profile, each a link to its form. @spec §5 Profile completeness */
const Completeness = observer(function Completeness({ model }: { readonly model: CompletenessModel }) {
  const { t } = useTranslation();
  const { missing, empty } = model;
  if (missing.length > 0) {
    return (
      <Notice tone="wait" title={t('profile.missing')}>
        <PartLinks parts={missing.map(({ part, route }) => ({ name: t(`profile.part.${part}`), route }))} />
      </Notice>
    );
  }
  if (empty.length > 0) {
    return (
      <Notice tone="info" title={t('profile.empty')}>
        <PartLinks parts={empty.map(({ field, route }) => ({ name: t(`form.field.${field}`), route }))} />
      </Notice>
    );
  }
  return <Notice tone="good">{t('profile.complete')}</Notice>;
});

interface Props {
  readonly completeness: CompletenessModel;
  readonly forms: readonly UnsavedModel[];
  readonly section: ReactNode;
}

/** Section of the profile with the missing parts and the links to the other sections. @spec §2 /profile/ */
export const ProfilePage = ({ completeness, forms, section }: Props) => {
  const { t } = useTranslation();
  return (
    <FormsPage title={t('profile.title')} intro={t('profile.intro')} forms={forms}>
      <Completeness model={completeness} />
      <TabLinks
        label={t('profile.sections')}
        tabs={SECTIONS.map((name) => ({ to: ROUTES[name].path, title: t(`profile.section.${name}`) }))}
      />
      {section}
    </FormsPage>
  );
};
