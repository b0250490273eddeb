import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FAULT_NAMES } from '@greenroom/sim-cli/platform/base/faults/fault';
import { FAULT_BOOK } from '../../scripts/fault-book/fault-book.ts';
import { switchedOnBy } from '../../scripts/fault-book/switched-on.ts';
import { ROOT } from '../../scripts/lib/process.mjs';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Text of a source with the escapes of its quotes resolved. */
const plain = (file: string): string => read(file).replaceAll("\\'", "'");

it('has a row for each of the 35 faults, in order and with no empty cell', () => {
  expect(FAULT_BOOK.map(({ number }) => number)).toEqual(Array.from({ length: 35 }, (_, index) => index + 1));
  const texts = FAULT_BOOK.flatMap(({ fault, injectedBy, expected, figure }) => [fault, injectedBy, expected, figure]);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  expect(FAULT_BOOK.filter(({ shownBy }) => shownBy.length === 0)).toEqual([]);
  const unmeasured = FAULT_BOOK.filter(({ measured = [], lastRun = '' }) => measured.length === 0 && lastRun === '');
  expect(unmeasured).toEqual([]);
});

it('names for each fault tests and scenarios that are there', () => {
  const missing = FAULT_BOOK.flatMap(({ number, shownBy }) =>
    shownBy.flatMap(({ file, title }) =>
      existsSync(join(ROOT, file)) && plain(file).includes(title) ? [] : [`${number}: ${file} "${title}"`],
    ),
  );
  expect(missing).toEqual([]);
});

it('names faults that the simulator has', () => {
  const known = new Set<string>(FAULT_NAMES);
  const named = FAULT_BOOK.flatMap(({ injectedBy }) =>
    Array.from(injectedBy.matchAll(/`([a-z]+(?:-[a-z0-9]+)+)`/g), ([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('has for every fault of the simulator a test or a scenario that switches it on', () => {
  const on = switchedOnBy(read);
  const unused = FAULT_NAMES.filter((name) => on.get(name)?.length === 0);
  expect(unused, 'switch it on in a scenario, or in a test of tests/integration or tests/e2e').toEqual([]);
});

it('finds a fault that nothing switches on', () => {
  const on = switchedOnBy(() => 'no fault');
  expect(FAULT_NAMES.filter((name) => on.get(name)?.length === 0)).toEqual(FAULT_NAMES);
});

it('takes no name for a switched fault that belongs to a customer, or stands in a test without faults', () => {
  const on = switchedOnBy((file) =>
    file.endsWith('.yaml')
      ? 'world:\n  customers:\n    - name: slow\nsteps:\n  - action: fault\n    name: no-pong'
      : "const speed = 'slow';",
  );
  expect(FAULT_NAMES.filter((name) => on.get(name)?.length !== 0)).toEqual(['no-pong']);
});
