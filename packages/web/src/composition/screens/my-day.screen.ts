import { MissedRequestsViewModel } from '../../missed-requests/missed-requests.view-model.ts';
import { createFirstStepsModel } from '../../my-day/first-steps.view-model.ts';
import type { FirstStepsModel } from '../../my-day/FirstSteps.tsx';
import { MyDayViewModel } from '../../my-day/my-day.view-model.ts';
import { MyDayPage } from '../../my-day/MyDayPage.tsx';
import type { Workspace } from '../workspace.ts';
import { createScreen } from './screen.ts';

const createSteps = ({ app, check, models, video }: Workspace): FirstStepsModel =>
  createFirstStepsModel({
    myDay: app.myDay,
    earnings: app.earnings,
    accountSteps: app.accountSteps,
    services: app.services,
    session: app.session,
    check,
    actions: {
      identity: () => app.modals.open('notapproved'),
      services: models.services.open,
      cameraAndSound: check.open,
      ready: video.goReady,
    },
  });

/** First screen after the login: earnings of the day, first steps, missed requests and news. @spec §2 / (home layout) */
export const myDayScreen = createScreen({
  Page: MyDayPage,
  open: (workspace) => {
    const { app } = workspace;
    return {
      model: new MyDayViewModel({
        myDay: app.myDay,
        earnings: app.earnings,
        meter: app.meter,
        inbox: app.inbox,
        news: app.news,
        account: app.account,
        steps: createSteps(workspace),
        missed: new MissedRequestsViewModel(app.missed, app.session),
      }),
      load: () => {
        app.news.loadNewest();
        app.earnings.left.load('left');
      },
    };
  },
});
