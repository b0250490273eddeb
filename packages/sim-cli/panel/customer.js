// One customer: asks, sees the performer, talks, tips and leaves.
import { admin, platformToken } from './admin.js';
import { attempt, byId, choices, element, onSubmit, say, tell } from './dom.js';
import { see, stopSeeing } from './picture.js';

const TIPS = [1, 5, 15];
const TIMERS = ['START_TIMER', 'START_TIMER_DEVICE'];

/** The tab remembers its customer, so that a page that is reloaded goes on as the same one on the same platform. */
const KEPT = 'greenroom-sim.customer';

const keptCustomer = () => {
  const { id, token } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  return token === platformToken() ? { id } : undefined;
};

let performer = '';
let customer;
let hasJoined = false;

const move = (what, body = {}) => admin(`customers/${customer.id}/${what}`, body);

const ask = async () => {
  const requestType = JSON.parse(byId('request-type').value);
  customer = await admin('customers', { name: byId('name').value.trim() });
  sessionStorage.setItem(KEPT, JSON.stringify({ id: customer.id, token: platformToken() }));
  await move('request', { performerId: performer, ...requestType });
  hasJoined = false;
};

/** Joins the session: a customer's page starts both timers once the performer has accepted. */
const join = async () => {
  hasJoined = true;
  for (const which of TIMERS) await move('timer', { which });
};

const showTalk = async () => {
  const { messages } = await admin(`customers/${customer.id}/messages`);
  const chat = byId('chat');
  if (chat.childElementCount === messages.length) return;
  const lines = messages.slice(chat.childElementCount).map(({ sentBy, content }) => {
    const who = element('b', { textContent: sentBy === 'CLIENT' ? 'Customer: ' : 'Performer: ' });
    return element('p', { children: [who, content] });
  });
  chat.append(...lines);
  chat.scrollTop = chat.scrollHeight;
};

const statusOf = (request) => {
  if (request === undefined) return 'No request.';
  if (request.status === 'pending')
    return request.received ? 'Requested; the performer sees it.' : 'Requested; the page has not shown it yet.';
  if (request.status === 'accepted') return 'In session.';
  return `It is over: ${request.endReason}.`;
};

/** Shows the status of the customer's request. */
export const showCustomer = async ({ requests }, performerId) => {
  performer = performerId;
  const request = customer && requests.find(({ clientId }) => clientId === customer.id);
  const isTalking = request?.status === 'accepted';
  const isLive = isTalking || request?.status === 'pending';
  say(byId('customer-state'), statusOf(request));
  byId('ask').hidden = isLive;
  byId('leave').hidden = !isLive;
  if (isTalking && byId('talk').hidden) byId('chat').replaceChildren();
  byId('talk').hidden = !isTalking;
  if (!isTalking && byId('video').srcObject !== null) stopSeeing();
  if (!isTalking) return;
  const { platform, device } = request.timers;
  if (!hasJoined && !(platform && device)) await join();
  await showTalk();
};

/** Puts the choices of this platform into the forms. */
export const prepareCustomer = ({ requestTypes, patterns, endReasons }) => {
  customer = keptCustomer();
  choices(
    byId('request-type'),
    requestTypes.map(({ name, sessionType, type }) => [JSON.stringify({ sessionType, type }), name]),
  );
  choices(
    byId('reason'),
    endReasons.map((reason) => [reason, reason]),
  );
  const payments = [
    ...TIPS.map((value) => [`Tip ${value}`, { for: 'tip', value }]),
    ...patterns.map((value) => [value, { for: 'special', value }]),
  ];
  byId('tips').append(
    ...payments.map(([textContent, payment]) => {
      const button = element('button', { type: 'button', textContent });
      button.addEventListener('click', () =>
        attempt(async () => {
          await move('payment', payment);
          tell(`${textContent}: sent.`);
        }),
      );
      return button;
    }),
  );
  onSubmit(byId('ask'), ask);
  onSubmit(byId('leave'), () => move('leave', { reason: byId('reason').value }));
  onSubmit(byId('say'), async () => {
    await move('message', { text: byId('line').value });
    byId('line').value = '';
    await showTalk();
  });
  byId('see').addEventListener('click', () => attempt(() => see(performer)));
};
