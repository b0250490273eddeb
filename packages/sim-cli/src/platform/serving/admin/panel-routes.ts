import type { FastifyInstance } from 'fastify';
import { END_REASONS } from '@greenroom/core/session/session-signal';
import { SPECIAL_PATTERNS } from '@greenroom/core/toys/rules/toy-rule';
import { REQUEST_TYPES } from '../../../actors/request-types.ts';
import { withoutTexts } from '../../../trace/redact.ts';
import { clockText, lineOf } from '../../../trace/timeline.ts';
import { FAULT_GROUPS, faultGroup } from '../../base/faults/fault-group.ts';
import { FAULTS, isForEverybody } from '../../base/faults/fault.ts';
import type { AdminParts } from './admin-parts.ts';
import { adminGet } from './admin-route.ts';
import { sinceWire } from './trace-log-routes.ts';
import { sampleContent, TRIGGERS } from './trigger.ts';

/** So much fits on a page; who wants more has `tail`. */
const MOST_LINES = 300;

/** Content of the panel: all that a customer can ask for, and all that can be sent or broken. */
const catalogue = () => ({
  requestTypes: REQUEST_TYPES.map(({ name, sessionType, type }) => ({ name, sessionType, type })),
  patterns: SPECIAL_PATTERNS,
  endReasons: END_REASONS,
  events: TRIGGERS.map((name) => ({ name, sample: sampleContent(name, undefined) ?? {} })),
  faultGroups: FAULT_GROUPS,
  faults: FAULTS.map(({ name, says, lasts }) => ({
    name,
    says,
    lasts,
    group: faultGroup(name),
    forEverybody: isForEverybody(name),
  })),
});

export const registerPanelRoutes = (app: FastifyInstance, { traceLog }: Pick<AdminParts, 'traceLog'>): void => {
  app.get('/catalogue', catalogue);
  adminGet(app, '/lines', sinceWire, ({ after, unmask }) => {
    const lines = traceLog.after(after).slice(-MOST_LINES);
    return {
      lines: lines.map(({ id, performerId, traceEvent }) => {
        const shown = unmask === undefined ? withoutTexts(traceEvent) : traceEvent;
        const { lane, text } = lineOf(shown);
        return {
          id,
          performerId: performerId ?? null,
          time: clockText(shown.at),
          lane,
          kind: shown.kind,
          text: text.trim(),
        };
      }),
    };
  });
};
