import { expect, it, vi } from 'vitest';
import { createTabLead, leadDecided } from './tab-lead.ts';

type Wanted = LockOptions & {
  readonly grant: (lock: object | null) => unknown;
  readonly done: () => void;
  readonly fail: (why: unknown) => void;
};

/** One browser's locks for several tabs, as the standard has them: shared, exclusive, only if free, or by force. */
const createLocks = () => {
  let held: Wanted[] = [];
  let queue: Wanted[] = [];
  const isFree = ({ mode }: Wanted): boolean =>
    held.length === 0 || (mode === 'shared' && held.every((other) => other.mode === 'shared'));
  const take = (wanted: Wanted): void => {
    held.push(wanted);
    void Promise.resolve()
      .then(() => wanted.grant({}))
      .catch(wanted.fail)
      .then(() => release(wanted));
  };
  const release = (wanted: Wanted): void => {
    held = held.filter((other) => other !== wanted);
    wanted.done();
    const [next] = queue;
    if (next === undefined || !isFree(next)) return;
    queue = queue.slice(1);
    take(next);
  };
  const request = (_name: string, options: LockOptions, grant: (lock: object | null) => unknown): Promise<void> =>
    new Promise((resolve, reject) => {
      const wanted: Wanted = { mode: 'exclusive', ...options, grant, done: resolve, fail: reject };
      if (options.steal === true) {
        for (const loser of held) loser.fail(new DOMException('stolen', 'AbortError'));
        held = [];
        take(wanted);
      } else if (isFree(wanted) && queue.length === 0) take(wanted);
      else if (options.ifAvailable === true) void grant(null);
      else queue.push(wanted);
    });
  return {
    manager: { request } as unknown as LockManager,
    /** The leading tab is closed, reloaded or crashes: the browser frees what it held. */
    closeLeader: () => {
      const [leader] = held;
      if (leader !== undefined) release(leader);
    },
  };
};

const openTab = (locks: LockManager | undefined, visible = true) => {
  const listeners: (() => void)[] = [];
  const tab = { visible };
  const reported: unknown[] = [];
  const lead = createTabLead({
    locks,
    isVisible: () => tab.visible,
    onVisible: (listener) => listeners.push(listener),
    wait: () => Promise.resolve(),
    report: (error) => reported.push(error),
  });
  const show = (): void => {
    tab.visible = true;
    for (const listener of listeners) listener();
  };
  return { lead, show, reported, state: () => lead.watch.state() };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('lets the first tab lead and the second wait', async () => {
  const { manager } = createLocks();
  const first = openTab(manager);
  const second = openTab(manager);
  await settled();
  expect([first.state(), second.state()]).toEqual(['leading', 'elsewhere']);
});

it('says when it is decided, also to who asks after that', async () => {
  const { manager } = createLocks();
  const first = openTab(manager);
  const second = openTab(manager);
  await Promise.all([leadDecided(first.lead), leadDecided(second.lead)]);
  expect([first.state(), second.state()]).toEqual(['leading', 'elsewhere']);
  await leadDecided(second.lead);
});

it('moves the lead on a press in the other tab', async () => {
  const { manager } = createLocks();
  const first = openTab(manager);
  const second = openTab(manager);
  await settled();
  second.lead.useHere();
  await settled();
  expect([first.state(), second.state()]).toEqual(['elsewhere', 'leading']);
  first.lead.useHere();
  await settled();
  expect([first.state(), second.state()]).toEqual(['leading', 'elsewhere']);
});

it('lets a visible waiting tab take over when the leading tab crashes', async () => {
  const { manager, closeLeader } = createLocks();
  openTab(manager);
  const second = openTab(manager);
  await settled();
  closeLeader();
  await settled();
  expect(second.state()).toBe('leading');
});

it('leaves the lead to a tab that is only reloaded while the waiting one is hidden', async () => {
  const { manager, closeLeader } = createLocks();
  openTab(manager);
  const hidden = openTab(manager, false);
  await settled();
  closeLeader();
  await settled();
  const reloaded = openTab(manager);
  await settled();
  expect([reloaded.state(), hidden.state()]).toEqual(['leading', 'elsewhere']);
  hidden.show();
  await settled();
  expect(hidden.state()).toBe('elsewhere');
});

it('lets every tab lead where the browser has no locks', () => {
  expect(openTab(undefined).state()).toBe('leading');
});

it('tells of each change once', async () => {
  const { manager } = createLocks();
  const first = openTab(manager);
  const received = vi.fn<(state: string) => void>();
  first.lead.watch.subscribe(received);
  const second = openTab(manager);
  await settled();
  second.lead.useHere();
  await settled();
  expect(received.mock.calls).toEqual([['leading'], ['elsewhere']]);
});

it('keeps the lead and reports the error when what leading begins throws, instead of naming another tab', async () => {
  const { manager } = createLocks();
  const tab = openTab(manager);
  const received: string[] = [];
  const fault = new Error('cannot be opened');
  tab.lead.watch.subscribe((state) => {
    received.push(state);
    throw fault;
  });
  await settled();
  await settled();
  expect(tab.state()).toBe('leading');
  expect(received).toEqual(['leading']);
  expect(tab.reported).toEqual([fault]);
});

it('leads where the browser refuses locks', async () => {
  const refusal = new DOMException('no locks here', 'SecurityError');
  const tab = openTab({ request: () => Promise.reject(refusal) } as unknown as LockManager);
  await settled();
  expect(tab.state()).toBe('leading');
  expect(tab.reported).toEqual([refusal]);
});
