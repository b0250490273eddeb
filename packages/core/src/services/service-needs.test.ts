import { expect, it } from 'vitest';
import type { Service } from './service.ts';
import { serviceNeeds, type ServiceNeed } from './service-needs.ts';

it.each<[Service, readonly ServiceNeed[]]>([
  ['chat', []],
  ['cam', ['camera']],
  ['vipcam', ['camera', 'vipPrice']],
  ['voicemail', ['phoneProfile']],
  ['toy', ['toy']],
  ['photo', ['paidPhotos']],
  ['media', ['paidVideos']],
])('needs for %s: %j', (service, needs) => {
  expect(serviceNeeds(service)).toEqual(needs);
});
