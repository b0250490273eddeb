import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { createRegistrationApi } from '@greenroom/adapters-http/registration/registration-api.http';
import { calendarDay } from '@greenroom/core/app/calendar-day';
import { routeValues } from '@greenroom/core/navigation/route-path';
import { createRegistrationController } from '@greenroom/core/registration/registration.controller';
import type { Container } from 'inversify';
import { RegisterRoute } from '../app/routes/RegisterRoute.tsx';
import { createFormDrafts } from '../device/form-drafts.ts';
import { askBeforeLosing } from '../forms/ask-before-losing.ts';
import { RegisterPageViewModel } from '../registration/register-page.view-model.ts';
import { getFrom, provideModelValue } from './bindings.ts';
import { fetchPhoneNumbers } from './fetch-phone-numbers.ts';
import { TOKENS } from './tokens.ts';

/** The page behind an invitation, in a chunk of its own: whoever registers has no work yet. @spec §2 /register/{token} */
export const loadRegistration = (container: Container) => {
  const get = getFrom(container);
  const clock = get(TOKENS.clock);
  const { pathname } = get(TOKENS.router).state.location;
  const registration = createRegistrationController({
    token: routeValues('register', pathname)['token'] ?? '',
    api: createRegistrationApi(get(TOKENS.apiClient)),
    drafts: createFormDrafts(get(TOKENS.tabStorage)),
    today: () => calendarDay(clock.today()),
    fetchPhoneNumbers,
    log: get(TOKENS.log),
  });
  provideModelValue(container, 'registerPage', new RegisterPageViewModel(registration, createFileProbe()));
  registration.form.open();
  return {
    Register: RegisterRoute,
    close: askBeforeLosing({ every: [registration.form] }, get(TOKENS.leaveGuard)),
  };
};
