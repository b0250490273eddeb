// The platform of the chosen performer: login codes, events, faults, and the log.
import { admin } from './admin.js';
import { attempt, byId, choices, element, onSubmit, say, tell } from './dom.js';

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

const ALL = '';
/** Rows of the faults on the page, with what they are found by. */
const rows = [];
const shownButtons = () => rows.filter(({ row }) => !row.hidden).map(({ button }) => button);
/** Makes one button the stop of the Tab key in the list; the arrow keys lead to the others. */
const makeStop = (button) => {
  for (const row of rows) row.button.tabIndex = row.button === button ? 0 : -1;
};
/** Shows the faults that fit to what is typed and chosen. */
const filterFaults = () => {
  const wanted = byId('find').value.trim().toLowerCase();
  const group = byId('fault-group').value;
  const isShown = ({ row, button, of }) =>
    (group === ALL || of === group) &&
    (!byId('only-on').checked || button.getAttribute('aria-pressed') === 'true') &&
    row.textContent.toLowerCase().includes(wanted);
  for (const one of rows) one.row.hidden = !isShown(one);
  for (const section of byId('faults').children) section.hidden = section.querySelector('li:not([hidden])') === null;
  const shown = shownButtons();
  const count = shown.length === rows.length ? `${rows.length} faults` : `${shown.length} of ${rows.length} faults`;
  say(byId('found'), count);
  if (!shown.some(({ tabIndex }) => tabIndex === 0)) makeStop(shown[0]);
};
/** Number of buttons that a key leads on; a large one leads to the end. */
const STEPS = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
const moveByKey = (event) => {
  const shown = shownButtons();
  const at = shown.indexOf(event.target);
  const step = STEPS[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = shown[Math.min(shown.length - 1, Math.max(0, at + step))];
  makeStop(next);
  next.focus();
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
  if (byId('only-on').checked) filterFaults();
};

const faultRow = ({ name, says, lasts, group, forEverybody }, performer) => {
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
  const row = element('li', { children: [words, button] });
  rows.push({ row, button, of: group });
  return row;
};
const faultSection = (group, faults, performer) => {
  const title = element('h3', { textContent: group });
  const list = element('ul', { children: faults.map((fault) => faultRow(fault, performer)) });
  list.setAttribute('aria-label', group);
  return element('section', { children: [title, list] });
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
export const prepareWorld = ({ events, faults, faultGroups }, performer) => {
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
  const ofGroup = (group) => faults.filter((fault) => fault.group === group);
  choices(byId('fault-group'), [
    [ALL, `Everything (${faults.length})`],
    ...faultGroups.map((group) => [group, `${group} (${ofGroup(group).length})`]),
  ]);
  byId('faults').append(...faultGroups.map((group) => faultSection(group, ofGroup(group), performer)));
  filterFaults();
  makeStop(shownButtons()[0]);
  byId('faults').addEventListener('keydown', moveByKey);
  byId('faults').addEventListener('focusin', ({ target }) => makeStop(target));
  for (const id of ['unmask', 'only-performer']) byId(id).addEventListener('change', beginLogAnew);
  for (const id of ['find', 'fault-group', 'only-on']) byId(id).addEventListener('input', filterFaults);
};
