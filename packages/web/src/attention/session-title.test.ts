import { expect, it } from 'vitest';
import { chatLine } from '@greenroom/core/chat/chat-message';
import { NO_CHAT } from '@greenroom/core/chat/chat-state';
import { messageLog } from '@greenroom/core/chat/message-log';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { clientId, messageId, performerId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { seconds } from '@greenroom/core/kernel/units';
import { askingMeanwhile, connectedWith, MARK, READY } from '@greenroom/core/testing/session/session-state.fake';
import { createSessionTitle } from './session-title.ts';

const KLAAS = { ...MARK, id: clientId('c2'), name: 'Klaas' };
const running = { ...connectedWith(MARK), clientTime: seconds(252) };

const setUp = (theme = 'default') => {
  const session = createValue(READY);
  const chat = createValue(NO_CHAT);
  const hidden = createValue(false);
  const shown: { session: string | undefined; signs: string[] } = { session: undefined, signs: [] };
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const title = createSessionTitle({
    session,
    chat,
    hidden,
    page,
    theme,
    tabSign: {
      show: (sign) => {
        shown.signs = [...shown.signs, sign];
        return () => (shown.signs = shown.signs.filter((each) => each !== sign));
      },
      setSession: (own) => (shown.session = own),
    },
    describe: {
      running: ({ name }, time) => `In session ${sessionTime(time)} · ${name}`,
      asks: ({ name }) => `${name} asks`,
      wrote: ({ name }, count) => `(${count}) ${name} wrote`,
    },
  });
  let lines = 0;
  return {
    session,
    hidden,
    shown,
    title,
    see: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    says: (sentBy: 'CLIENT' | 'PERFORMER' = 'CLIENT') => {
      lines += 1;
      const line = chatLine({
        id: messageId(`${lines}`),
        performerId: performerId('1001'),
        clientId: MARK.id,
        sentBy,
        content: 'hello',
        date: seconds(1),
      });
      chat.set({ ...NO_CHAT, client: MARK.id, messages: messageLog([...chat.state().messages.slice(0), line]) });
    },
  };
};

it('names the tab after the running session and its customer, and after the page again when it ends', () => {
  const { session, shown } = setUp();
  session.set(running);
  expect(shown.session).toBe('In session 04:12 · nl|Mark');
  session.set(READY);
  expect(shown.session).toBeUndefined();
});

it('keeps the one title of the dusk theme in a session', () => {
  const { session, shown } = setUp('dusk');
  session.set(running);
  expect(shown.session).not.toContain('Mark');
});

it('counts what the customer writes while the page is out of sight, until it is seen', () => {
  const { session, shown, says, see } = setUp();
  session.set(running);
  says();
  expect(shown.signs).toEqual([]);
  see('hidden');
  says();
  says();
  says('PERFORMER');
  expect(shown.signs).toEqual(['(2) nl|Mark wrote']);
  see('visible');
  expect(shown.signs).toEqual([]);
});

it('says who asks during the session until the performer has chosen, whether the page is seen or not', () => {
  const { session, shown } = setUp();
  session.set({ ...running, second: askingMeanwhile(KLAAS) });
  expect(shown.signs).toEqual(['Klaas asks']);
  session.set({ ...running, second: { ...askingMeanwhile(KLAAS), choice: 'after' } });
  expect(shown.signs).toEqual([]);
});

it('takes no line of one session to the next', () => {
  const { session, shown, says, see } = setUp();
  session.set(running);
  see('hidden');
  says();
  session.set(connectedWith(KLAAS));
  expect([shown.session, shown.signs]).toEqual(['In session 00:00 · Klaas', []]);
});

it('says nothing of a session while the screen is neutral, and gives the title back at the end', () => {
  const { session, hidden, shown, title } = setUp();
  session.set({ ...running, second: askingMeanwhile(KLAAS) });
  hidden.set(true);
  expect(shown).toEqual({ session: undefined, signs: [] });
  hidden.set(false);
  expect(shown.signs).toEqual(['Klaas asks']);
  title.dispose();
  expect(shown).toEqual({ session: undefined, signs: [] });
});
