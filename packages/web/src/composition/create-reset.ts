import { forgetBrowser } from '@greenroom/adapters-http/login/forget-browser.http';
import { forgetEverything } from '../device/forget-everything.ts';
import { holdOutstanding } from '../device/remembered.ts';
import { logOutForGood } from '../login/log-out-for-good.ts';
import { ResetViewModel } from '../login/reset.view-model.ts';
import type { BeforeLogin } from './before-login.ts';

/** Creates the model of the page that ends the login and clears this device. @spec §2 /reset */
export const createReset = ({
  login,
  tabStorage,
  apiClient,
}: Pick<BeforeLogin, 'login' | 'tabStorage' | 'apiClient'>): ResetViewModel =>
  new ResetViewModel({
    logOut: () => logOutForGood(login),
    forgetCookies: () => forgetBrowser(apiClient),
    forgetEverything: () => {
      // What the platform has yet to hear is the one thing that must stay.
      const restore = holdOutstanding();
      forgetEverything({
        tab: tabStorage,
        local: () => localStorage,
        cookies: {
          read: () => document.cookie,
          write: (cookie) => {
            document.cookie = cookie;
          },
        },
      });
      restore();
    },
  });
