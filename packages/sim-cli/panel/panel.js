// The panel of a running platform: the performers, customers and faults on one page.
import { admin, isOpen, keepToken } from './admin.js';
import { prepareCustomer, showCustomer } from './customer.js';
import { byId, choices, onSubmit, say } from './dom.js';
import { beginLogAnew, prepareWorld, showFaults, showLog, showMail } from './world.js';

const LOOK_EVERY = 500;
const performer = () => byId('performer').value;

const wordFor = ({ ready, online, loggedIn }) => {
  if (ready) return 'ready';
  if (online) return 'online';
  return loggedIn ? 'logged in' : 'away';
};

/** Rows shown last: the list is redrawn only when a row changed, so that an open list is not closed. */
let listed = '';
const showPerformers = ({ performers }) => {
  const rows = performers.map((one) => [one.id, `${one.id} ${one.username} (${wordFor(one)})`]);
  if (JSON.stringify(rows) === listed) return;
  listed = JSON.stringify(rows);
  const chosen = performer() || performers.find(({ online }) => online)?.id || '1004';
  choices(byId('performer'), rows);
  byId('performer').value = chosen;
};

let hasStopped = false;
const look = async () => {
  const state = await admin('state');
  // The log of a platform that was started again begins anew.
  if (hasStopped) beginLogAnew();
  hasStopped = false;
  showPerformers(state);
  showFaults(state, performer());
  await Promise.all([showCustomer(state, performer()), showMail(performer()), showLog(performer())]);
  say(byId('platform'), `Running${state.clockRate === 1 ? '' : `, ${state.clockRate} times as fast as real time`}`);
};

const keepLooking = async () => {
  await look().catch((error) => {
    hasStopped = true;
    // Another start of the platform: its token is asked for, and nothing of the one before is shown.
    if (error.status === 401) location.reload();
    else say(byId('platform'), error.message === 'unreachable' ? 'Stopped.' : error.message);
  });
  setTimeout(keepLooking, LOOK_EVERY);
};

const open = async () => {
  const catalogue = await admin('catalogue');
  prepareCustomer(catalogue);
  prepareWorld(catalogue, performer);
  byId('locked').hidden = true;
  byId('open').hidden = false;
  await keepLooking();
};

byId('performer').addEventListener('change', beginLogAnew);
onSubmit(byId('unlock'), async () => {
  keepToken(byId('token').value.trim());
  if (await isOpen()) await open();
  else say(byId('wrong'), 'This is not the token of this platform.');
});

if (await isOpen()) await open();
else {
  byId('locked').hidden = false;
  say(byId('platform'), 'Locked');
}
