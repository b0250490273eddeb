import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { MediaPage } from '../../gallery/MediaPage.tsx';
import { useTranslation } from '../../i18n/i18n.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /profile/photos/, Other screens — a new-photo form */
export const PhotosRoute = observer(function PhotosRoute() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  useDocumentTitle(t(query.has('new') ? 'media.form.photo.title' : 'media.photo.title'));
  return <MediaPage model={useModel('photos')} />;
});
