import { expect, it } from 'vitest';
import { matchCall } from './match-call.ts';

it.each([
  ['GET', '/check_session', 'checkSession', {}],
  ['POST', '/session/kpi/pf_camback_paused', 'kpi', { name: 'pf_camback_paused' }],
  ['GET', '/session/kpi/pf_camback_paused', 'kpiWithoutBody', { name: 'pf_camback_paused' }],
  ['GET', '/session/performer_clicked_accept', 'reportMoment', { event: 'performer_clicked_accept' }],
  ['POST', '/session/end', 'endSession', {}],
  ['PUT', '/performer/performer_account/10%2F04/performer_services', 'saveServices', { id: '10/04' }],
])('finds that %s %s is %s', (method, path, name, params) => {
  expect(matchCall(method, path)).toMatchObject({ row: { name }, params });
});

it.each([
  ['DELETE', '/check_session'],
  ['GET', '/check_session/more'],
  ['GET', '/checkXsession'],
  ['GET', ''],
])('finds nothing for %s %s', (method, path) => {
  expect(matchCall(method, path)).toBeUndefined();
});
