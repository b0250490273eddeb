import { createElement } from 'react';
import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { createRegistrationApi } from '@greenroom/adapters-http/registration/registration-api.http';
import { routeValues } from '@greenroom/core/navigation/route-path';
import { calendarDay } from '@greenroom/core/personal-data/birth-date';
import { createRegistrationController } from '@greenroom/core/registration/registration.controller';
import { RegisterRoute } from '../app/RegisterRoute.tsx';
import { createFormDrafts } from '../device/form-drafts.ts';
import { askBeforeLosing } from '../forms/ask-before-losing.ts';
import { RegisterPageViewModel } from '../registration/register-page.view-model.ts';
import type { BeforeLogin } from './before-login.ts';
import { fetchPhoneNumbers } from './screens/fetch-phone-numbers.ts';

/** Loads the registration page behind an invitation, in a chunk of its own, without the workspace. @spec §2 /register/{token} */
export const loadRegistration = (
  { apiClient, clock, configuration, leaveGuard, localisation, log, tabStorage }: BeforeLogin,
  pathname: string,
) => {
  const registration = createRegistrationController({
    token: routeValues('register', pathname)['token'] ?? '',
    api: createRegistrationApi(apiClient),
    drafts: createFormDrafts(tabStorage),
    language: () => (configuration.passwords ? localisation.watch.state().language : undefined),
    today: () => calendarDay(clock.today()),
    fetchPhoneNumbers,
    log,
  });
  const model = new RegisterPageViewModel(registration, createFileProbe());
  registration.form.open();
  const stopAsking = askBeforeLosing({ every: [registration.form] }, leaveGuard);
  return {
    Register: () => createElement(RegisterRoute, { model, offersReset: configuration.passwords }),
    close: () => {
      stopAsking();
      model.dispose();
    },
  };
};
