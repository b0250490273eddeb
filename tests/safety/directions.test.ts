import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDirections, type Directions } from '../../scripts/directions.ts';
import { ROOT } from '../../scripts/lib/process.mjs';
import { plantWorkspace, type Plan } from './planted-workspace.ts';

const thing = 'export const thing = 0;';
const uses = (...modules: readonly string[]): string =>
  [...modules.map((name, index) => `import * as used${index} from '${name}';`), thing].join('\n');

/** Good workspace; nothing in it may be reported. */
const GOOD: Plan = {
  'packages/core/src/kernel/machine.ts': thing,
  'packages/core/src/services/service.ts': uses('../kernel/machine.ts'),
  'packages/core/src/services/services.machine.ts': uses('./service.ts'),
  'packages/core/src/services/services-api.port.ts': uses('./service.ts'),
  'packages/core/src/session/session.ts': uses('../services/service.ts'),
  'packages/core/src/session/client-name.ts': thing,
  'packages/core/src/formatting/anonymous-name.ts': uses('../session/client-name.ts'),
  'packages/core/src/session/session.test.ts': uses('vitest', '../services/services.machine.ts', './session.ts'),
  'packages/core/src/app/performer-app.ts': uses('../session/session.ts', '../services/services.machine.ts'),
  'packages/adapters-http/src/services/services-api.http.ts': uses('@greenroom/core/services/services-api.port'),
  'packages/adapters-socket/src/realtime/socket.ts': thing,
  'packages/web/src/composition/container.ts': uses('inversify', '@greenroom/adapters-socket/realtime/socket'),
  'packages/web/src/services/pause.view-model.ts': uses('mobx', '@greenroom/core/services/services.machine'),
  'packages/web/src/services/Pause.tsx': `import type * as machine from '@greenroom/core/services/services.machine';\n${thing}`,
  'packages/sim-cli/src/main.ts': uses('@greenroom/core/app/performer-app'),
  'packages/sim-cli/src/platform/beyond/words/word.ts': thing,
  'tests/integration/shift.test.ts': uses('vitest', '@greenroom/sim-cli/main'),
};

/** One violation each: the rule, the file that breaks it, and what it should not know. */
const BAD: readonly (readonly [rule: string, from: string, module: string, to: string])[] = [
  ['core-stays-pure', 'packages/core/src/chat/chat.ts', 'mobx', 'node_modules/mobx/main.js'],
  ['core-stays-pure', 'packages/core/src/chat/clock.ts', 'node:timers', 'timers'],
  [
    'core-tests-stay-pure',
    'packages/core/src/chat/chat.test.ts',
    '@greenroom/adapters-socket/realtime/socket',
    'packages/adapters-socket/src/realtime/socket.ts',
  ],
  [
    'kernel-is-the-bottom',
    'packages/core/src/kernel/units.ts',
    '../services/service.ts',
    'packages/core/src/services/service.ts',
  ],
  [
    'app-composes-only',
    'packages/core/src/meter/whole.ts',
    '../app/performer-app.ts',
    'packages/core/src/app/performer-app.ts',
  ],
  [
    'capabilities-meet-above',
    'packages/core/src/session/request.ts',
    '../services/services.machine.ts',
    'packages/core/src/services/services.machine.ts',
  ],
  [
    'adapters-see-core-only',
    'packages/adapters-http/src/session/session-api.http.ts',
    '@greenroom/adapters-socket/realtime/socket',
    'packages/adapters-socket/src/realtime/socket.ts',
  ],
  [
    'container-at-the-root-only',
    'packages/web/src/session/session.view-model.ts',
    'inversify',
    'node_modules/inversify/main.js',
  ],
  [
    'components-see-view-models',
    'packages/web/src/session/SessionPage.tsx',
    '@greenroom/core/services/services.machine',
    'packages/core/src/services/services.machine.ts',
  ],
  [
    'components-see-no-adapters',
    'packages/web/src/session/ChatPage.tsx',
    '@greenroom/adapters-socket/realtime/socket',
    'packages/adapters-socket/src/realtime/socket.ts',
  ],
  [
    'web-is-an-edge',
    'packages/sim-cli/src/panel/panel.ts',
    '@greenroom/web/services/pause.view-model',
    'packages/web/src/services/pause.view-model.ts',
  ],
  [
    'simulator-is-an-edge',
    'packages/web/src/composition/simulated.ts',
    '@greenroom/sim-cli/main',
    'packages/sim-cli/src/main.ts',
  ],
  [
    'platform-modules-in-order',
    'packages/sim-cli/src/platform/work/chat/shout.ts',
    '../../beyond/words/word.ts',
    'packages/sim-cli/src/platform/beyond/words/word.ts',
  ],
  ['no-index-files', 'packages/web/src/app/app.ts', '../ui/index.ts', 'packages/web/src/ui/index.ts'],
];

const CYCLE: Plan = {
  'packages/core/src/toys/toy.ts': `import type * as rule from './toy-rule.ts';\n${thing}`,
  'packages/core/src/toys/toy-rule.ts': `import type * as toy from './toy.ts';\n${thing}`,
  'packages/web/src/ui/index.ts': thing,
};

/** Two capabilities that need each other through files that hold no rule: no file is in a cycle, the folders are. */
const CAPABILITY_CYCLE: Plan = {
  'packages/core/src/services/busy.ts': uses('../session/client-name.ts'),
  'packages/web/src/chat/head.ts': uses('../session/label.ts'),
  'packages/web/src/session/label.ts': thing,
  'packages/web/src/session/screen/stage.ts': uses('../../chat/log.ts'),
  'packages/web/src/chat/log.ts': thing,
  'packages/sim-cli/src/platform/work/chat/line.ts': uses('../session/pair.ts'),
  'packages/sim-cli/src/platform/work/session/pair.ts': thing,
  'packages/sim-cli/src/platform/work/session/tip.ts': uses('../chat/message.ts'),
  'packages/sim-cli/src/platform/work/chat/message.ts': thing,
};

const planted: { directions?: Directions; remove?: () => void } = {};

beforeAll(async () => {
  const bad = Object.fromEntries(BAD.map(([, from, module]) => [from, uses(module)]));
  const { root, remove } = plantWorkspace({ ...GOOD, ...CYCLE, ...CAPABILITY_CYCLE, ...bad });
  planted.remove = remove;
  planted.directions = await readDirections(root);
});

afterAll(() => planted.remove?.());

it.each(BAD)('catches %s in %s', (rule, from, _module, to) => {
  expect(planted.directions?.violations).toContainEqual({ rule, from, to });
});

it('catches a cycle, even one of types', () => {
  const cycles = planted.directions?.violations.filter(({ rule }) => rule === 'no-cycles').map(({ from }) => from);
  expect(cycles).toEqual(['packages/core/src/toys/toy-rule.ts']);
});

it('catches two capabilities that need each other, though no file is in a cycle', () => {
  const cycles = planted.directions?.violations.filter(({ rule }) => rule === 'no-capability-cycles');
  expect(cycles?.map(({ from, to }) => `${from} → ${to}`)).toEqual(
    expect.arrayContaining([
      'packages/core/src/services → packages/core/src/session',
      'packages/core/src/session → packages/core/src/services',
      'packages/web/src/chat → packages/web/src/session',
      'packages/sim-cli/src/platform/work/chat → packages/sim-cli/src/platform/work/session',
    ]),
  );
});

it('reports nothing of a good workspace', () => {
  const good = new Set(Object.keys(GOOD));
  expect(planted.directions?.violations.filter(({ from }) => good.has(from))).toEqual([]);
  expect(planted.directions?.unresolved).toEqual([]);
});

it('plants a violation of every rule there is', () => {
  const caught = new Set([...BAD.map(([rule]) => rule), 'no-cycles', 'no-capability-cycles']);
  expect([...(planted.directions?.rules.keys() ?? [])].filter((rule) => !caught.has(rule))).toEqual([]);
});

it('gives every rule a reason', () => {
  expect([...(planted.directions?.rules.values() ?? [])].every((comment) => comment.length > 0)).toBe(true);
});

it('has every rule on the page of the architecture', () => {
  const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const section = page.split('## Directions, enforced')[1]?.split('\n## ')[0] ?? '';
  const rows = Array.from(section.matchAll(/^\| ([a-z-]+[a-z]) \| /gm), ([, rule]) => rule);
  expect(new Set(rows.slice(1))).toEqual(new Set(planted.directions?.rules.keys()));
});

it('reads the modules of the real workspace', async () => {
  expect((await readDirections(undefined, ['packages/core/src/kernel'])).modules).toBeGreaterThan(0);
});
