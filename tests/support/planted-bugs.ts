/** A bug in one place of the source. */
export interface PlantedBug {
  /** The end of the file's path. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The sentence with which a random shift tells it. */
  readonly found: RegExp;
  /** A seed whose shift finds it soon, where the first ones do not; the search begins there. */
  readonly fromSeed?: number;
}

/** Bugs of platform and page that random shifts must find; `plant-bug.ts` puts one of them into the source as it is loaded. */
export const PLANTED_BUGS: Readonly<Record<string, PlantedBug>> = {
  'an earning is written twice': {
    file: '/sim-cli/src/platform/work/history/paid-sessions.ts',
    from: '.values({ ...session, day: await dayIn(within, session) })',
    to: '.values([session.id, `${session.id}-again`].map((id) => ({ ...session, id, day: dayOf(seconds(session.started_at)) })))',
    found: /is not earned exactly once$/,
  },
  'the platform takes an acceptance after the request was cancelled': {
    file: '/sim-cli/src/platform/work/session/requests.ts',
    from: 'if (asking === undefined) return undefined;',
    to: `if (asking === undefined) {
      const late = await within.selectFrom('requests').select('id').where('performer_id', '=', performerId)
        .where('client_id', '=', pair.clientId).where('end_reason', '=', 'CANCELLED').orderBy('ended_at', 'desc').executeTakeFirst();
      if (late === undefined) return undefined;
      await within.updateTable('requests').set({ status: 'pending' }).where('id', '=', late.id).execute();
    }`,
    found: /^a request that is over never becomes a session$/,
    fromSeed: 12,
  },
  'the page does not ask for the lines that it missed': {
    file: '/core/src/chat/chat.machine.ts',
    from: 'return reconnect(state);',
    to: 'return { state, effects: [] };',
    found: /^the page lacks \d+ of the latest \d+ lines with \w+$/,
  },
  'the page does not count unread messages anew after a reconnect': {
    file: '/core/src/app/wiring/realtime-rows.ts',
    from: 'when(connected, inbox.eventsMissed),',
    to: '',
    found: /unread messages, and the platform has/,
  },
  'the page counts viewers twice': {
    file: '/core/src/session/broadcast.ts',
    from: 'Math.max(0, Math.floor(count))',
    to: 'Math.max(0, 2 * Math.floor(count))',
    found: /^the numbers of viewers are those that the platform sent$/,
    fromSeed: 3,
  },
  'the join timer goes on once both timers run': {
    file: '/core/src/session/session-timers.ts',
    from: "  step.set({ joinUntil: undefined });\n  step.emit(leave('join'));\n",
    to: '',
    found: /^the join timer never ends a session that has begun$/,
  },
  'toys play on when the customer leaves': {
    file: '/core/src/session/connection.ts',
    from: "  step.emit({ type: 'stopToys' });\n  endJoin(step);",
    to: '  endJoin(step);',
    found: /^the next command to the toys after the end of a session is a stop$/,
    fromSeed: 35,
  },
  'a page that is left keeps its socket': {
    file: '/core/src/app/performer-app.ts',
    from: '    realtime.dispose();\n',
    to: '',
    found: /^a page that is left has no socket$/,
  },
};
