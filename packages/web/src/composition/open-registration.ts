import { createFileProbe } from '@greenroom/adapters-http/media/file-probe.media';
import { createRegistrationApi } from '@greenroom/adapters-http/registration/registration-api.http';
import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import { calendarDay } from '@greenroom/core/app/calendar-day';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import { routeValues } from '@greenroom/core/navigation/route-path';
import { createRegistrationController } from '@greenroom/core/registration/registration.controller';
import type { Container } from 'inversify';
import { RegisterRoute } from '../app/routes/RegisterRoute.tsx';
import { createFormDrafts } from '../device/form-drafts.ts';
import type { TabStorage } from '../device/tab-storage.ts';
import type { LeaveGuard } from '../device/leave-guard.ts';
import { askBeforeLosing } from '../forms/ask-before-losing.ts';
import type { FollowedAddress } from '../navigation/follow-address.ts';
import { RegisterPageViewModel } from '../registration/register-page.view-model.ts';
import { fetchPhoneNumbers } from './fetch-phone-numbers.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** The page behind an invitation, in a chunk of its own: whoever registers has no work yet. @spec §2 /register/{token} */
export const openRegistration = (container: Container) => {
  const clock = container.get<Clock>(TOKENS.clock);
  const { pathname } = container.get<FollowedAddress>(TOKENS.router).state.location;
  const registration = createRegistrationController({
    token: routeValues('register', pathname)['token'] ?? '',
    api: createRegistrationApi(container.get<ApiClient>(TOKENS.apiClient)),
    drafts: createFormDrafts(container.get<TabStorage>(TOKENS.tabStorage)),
    today: () => calendarDay(clock.today()),
    fetchPhoneNumbers,
    log: container.get<Log>(TOKENS.log),
  });
  container.bind(VIEW_MODELS.registerPage).toConstantValue(new RegisterPageViewModel(registration, createFileProbe()));
  registration.form.open();
  return {
    Register: RegisterRoute,
    close: askBeforeLosing({ every: [registration.form] }, container.get<LeaveGuard>(TOKENS.leaveGuard)),
  };
};
