// The platform of the chosen performer: login codes, events, faults, and the log.
import { admin } from './admin.js';
import { attempt, byId, choices, element, onSubmit, tell } from './dom.js';

const MOST_LINES = 300;
const MOST_MAILS = 5;

let lastMail;
export const showMail = async (performerId) => {
  const { mails } = await admin(`mailbox?performer=${encodeURIComponent(performerId)}`);
  const newest = `${performerId} ${mails[0]?.id}`;
  if (newest === lastMail) return;
  lastMail = newest;
  byId('no-mail').hidden = mails.length > 0;
  byId('mail').replaceChildren(
    ...mails.slice(0, MOST_MAILS).map(({ code, channel, sentOn }) => {
      const when = new Date(sentOn * 1_000).toLocaleTimeString('en-GB');
      return element('li', { children: [element('b', { textContent: code }), ` by ${channel} at ${when}`] });
    }),
  );
};

const buttons = new Map();
/** Fields of the orders that switched each fault on: of this performer, of everybody or of both. */
const targets = new Map();
/** Labels a button; the label read aloud begins with the fault, because many buttons carry the same text. */
const word = (button, name, text) => {
  button.textContent = text;
  button.setAttribute('aria-label', `${name}: ${text}`);
};
/** Shows the faults that are on for this performer or for all. */
export const showFaults = ({ faults }, performerId) => {
  for (const [name, button] of buttons) {
    const on = faults.filter((one) => one.name === name && (one.performerId ?? performerId) === performerId);
    targets.set(
      name,
      on.map((one) => ({ performerId: one.performerId })),
    );
    const text = on.length === 0 ? 'Off' : on.some((one) => one.performerId === undefined) ? 'On for all' : 'On';
    if (button.textContent === text) continue;
    button.setAttribute('aria-pressed', String(on.length > 0));
    word(button, name, text);
  }
};

const faultRow = ({ name, says, lasts, forEverybody }, performer) => {
  const button = element('button', { type: 'button' });
  const isOnce = lasts === 'once';
  if (isOnce) word(button, name, 'Do it');
  else buttons.set(name, button);
  button.addEventListener('click', () =>
    attempt(async () => {
      const on = button.getAttribute('aria-pressed') !== 'true';
      const own = forEverybody ? {} : { performerId: performer() };
      for (const whom of on ? [own] : targets.get(name)) await admin('faults', { name, on, ...whom });
      tell(isOnce ? `${name}: done.` : `${name} is ${on ? 'on' : 'off'}.`);
    }),
  );
  const words = element('div', {
    children: [element('b', { textContent: name }), element('small', { textContent: says })],
  });
  return element('li', { children: [words, button] });
};

let last = 0;
let begun = 0;
/** From the beginning again, after another choice of what is shown. */
export const beginLogAnew = () => {
  begun += 1;
  last = 0;
  byId('log').replaceChildren();
};

/** Adds the log lines written since the last call, newest on top. */
export const showLog = async (performerId) => {
  const unmask = byId('unmask').checked ? '&unmask=1' : '';
  const asked = begun;
  const { lines } = await admin(`lines?after=${last}${unmask}`);
  // An answer to what is no longer chosen.
  if (asked !== begun) return;
  last = lines.at(-1)?.id ?? last;
  const isShown = (line) =>
    !byId('only-performer').checked || line.performerId === null || line.performerId === performerId;
  const rows = lines.filter(isShown).map(({ time, lane, kind, text }) =>
    element('li', {
      children: [
        element('time', { textContent: time }),
        element('span', { className: 'lane', textContent: lane }),
        element('span', { className: kind, textContent: text }),
      ],
    }),
  );
  const log = byId('log');
  log.prepend(...rows.toReversed());
  while (log.childElementCount > MOST_LINES) log.lastElementChild.remove();
};

/** @param performer id of the performer that events and faults are for */
export const prepareWorld = ({ events, faults }, performer) => {
  choices(
    byId('event'),
    events.map(({ name }) => [name, name]),
  );
  const sample = () => {
    const chosen = events.find(({ name }) => name === byId('event').value);
    byId('content').value = JSON.stringify(chosen?.sample ?? {}, undefined, 2);
  };
  sample();
  byId('event').addEventListener('change', sample);
  onSubmit(byId('trigger'), async () => {
    const content = JSON.parse(byId('content').value);
    const { delivered } = await admin('trigger', { event: byId('event').value, performerId: performer(), content });
    tell(delivered ? 'The page has it.' : 'The performer has no connection: the event was lost.');
  });
  byId('faults').append(...faults.map((fault) => faultRow(fault, performer)));
  for (const id of ['unmask', 'only-performer']) byId(id).addEventListener('change', beginLogAnew);
  byId('find').addEventListener('input', () => {
    const wanted = byId('find').value.trim().toLowerCase();
    for (const row of byId('faults').children) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
};
