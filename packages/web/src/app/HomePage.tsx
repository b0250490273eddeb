import { NewsPage, type NewsPageModel } from '../content/NewsPage.tsx';
import { MissedRequests, type MissedRequestsModel } from '../missed-requests/MissedRequests.tsx';

export interface HomePageModel {
  readonly news: NewsPageModel;
  readonly missed: MissedRequestsModel;
}

/** Start page with missed requests and news. @spec §2 / (home layout) */
export const HomePage = ({ model }: { readonly model: HomePageModel }) => (
  <>
    <NewsPage model={model.news} />
    <MissedRequests model={model.missed} />
  </>
);
