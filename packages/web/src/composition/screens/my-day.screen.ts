import { MissedRequestsViewModel } from '../../missed-requests/missed-requests.view-model.ts';
import { FirstStepsViewModel } from '../../my-day/first-steps.view-model.ts';
import { MyDayViewModel } from '../../my-day/my-day.view-model.ts';
import { MyDayPage } from '../../my-day/MyDayPage.tsx';
import type { Get } from '../container/bindings.ts';
import { TOKENS, viewModel } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

const createSteps = (get: Get): FirstStepsViewModel => {
  const check = get(TOKENS.goLiveCheck);
  const modals = get(TOKENS.app).modals;
  return new FirstStepsViewModel({
    myDay: get(TOKENS.app).myDay,
    earnings: get(TOKENS.app).earnings,
    accountSteps: get(TOKENS.app).accountSteps,
    services: get(TOKENS.app).services,
    session: get(TOKENS.app).session,
    check,
    actions: {
      identity: () => modals.open('notapproved'),
      services: get(viewModel('services')).open,
      cameraAndSound: check.open,
      ready: get(TOKENS.performerVideo).goReady,
    },
  });
};

/** First screen after the login: earnings of the day, first steps, missed requests and news. @spec §2 / (home layout) */
export const myDayScreen = createScreen({
  Page: MyDayPage,
  createModel: (get) =>
    new MyDayViewModel({
      myDay: get(TOKENS.app).myDay,
      earnings: get(TOKENS.app).earnings,
      meter: get(TOKENS.app).meter,
      inbox: get(TOKENS.app).inbox,
      news: get(TOKENS.app).news,
      account: get(TOKENS.app).account,
      steps: createSteps(get),
      missed: new MissedRequestsViewModel(get(TOKENS.app).missed),
    }),
  load: (get) => () => {
    get(TOKENS.app).news.loadNewest();
    get(TOKENS.app).earnings.left.load('left');
  },
});
