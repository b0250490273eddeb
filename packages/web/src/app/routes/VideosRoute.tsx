import { observer } from 'mobx-react-lite';
import { MediaPage } from '../../gallery/MediaPage.tsx';
import { useTranslation } from '../../i18n/i18n.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /profile/videos/ */
export const VideosRoute = observer(function VideosRoute() {
  const { t } = useTranslation();
  useDocumentTitle(t('media.video.title'));
  return <MediaPage model={useModel('videos')} />;
});
