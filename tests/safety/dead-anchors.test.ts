import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deadAnchors } from '../../docs/.vitepress/dead-anchors.mjs';

it('finds a link of the site to a place that its page lacks, from its own folder and from another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'simulation'));
  const link = (to: string): string => `<a href="${to}">there</a>`;
  writeFileSync(join(folder, 'simulation/steps.html'), '<h2 id="actions">Actions</h2>');
  writeFileSync(
    join(folder, 'simulation/scenarios.html'),
    ['./steps.html#actions', './steps.html#gone', '/simulation/steps.html#actions', '#gone'].map(link).join('\n'),
  );
  writeFileSync(
    join(folder, 'index.html'),
    ['./simulation/steps.html#actions', './simulation/steps.html#gone', './lost.html#actions'].map(link).join('\n'),
  );
  expect(deadAnchors(folder).toSorted()).toEqual([
    '/index.html: ./lost.html#actions',
    '/index.html: ./simulation/steps.html#gone',
    '/simulation/scenarios.html: #gone',
    '/simulation/scenarios.html: ./steps.html#gone',
  ]);
});
