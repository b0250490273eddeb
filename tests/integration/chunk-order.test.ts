import { parseSync, Visitor } from 'oxc-parser';
import { beforeAll, expect, it } from 'vitest';
import { buildWeb } from '../../scripts/lib/web-build.mjs';
import { readBuilt, readChunks } from '../support/bundle/built-chunks.ts';

let chunks: ReturnType<typeof readChunks>;

beforeAll(async () => {
  const built = await buildWeb();
  if (built.code !== 0) throw new Error(built.output);
  chunks = readChunks();
});

/** Checks whether a module awaits something while it is evaluated. */
const isAwaiting = (name: string, code: string): boolean => {
  let depth = 0;
  let found = false;
  const inner = () => void (depth += 1);
  const outer = () => void (depth -= 1);
  const note = () => void (found ||= depth === 0);
  new Visitor({
    FunctionDeclaration: inner,
    'FunctionDeclaration:exit': outer,
    FunctionExpression: inner,
    'FunctionExpression:exit': outer,
    ArrowFunctionExpression: inner,
    'ArrowFunctionExpression:exit': outer,
    AwaitExpression: note,
    ForOfStatement: (loop) => void (loop.await && note()),
  }).visit(parseSync(name, code).program);
  return found;
};

it('tells a module that awaits at its top from one that awaits in its functions', () => {
  expect(isAwaiting('a.js', 'export const read = async () => { await 1; for await (const _ of []); };')).toBe(false);
  expect(isAwaiting('a.js', 'export const part = await import("./b.js");')).toBe(true);
  expect(isAwaiting('a.js', 'for await (const part of parts) use(part);')).toBe(true);
});

it('gives browsers no chunk that awaits at its top, because engines evaluate those that import it in different orders', () => {
  const files = new Set(chunks.sources.map((source) => chunks.fileOf(source) ?? ''));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => isAwaiting(file, readBuilt(file)))).toEqual([]);
});

it('gives browsers no chunks that import each other in a circle', () => {
  const circular = chunks.sources.filter((source) =>
    chunks.importsOf(source).some((imported) => chunks.filesOf(imported).has(chunks.fileOf(source) ?? '')),
  );
  expect(circular).toEqual([]);
});
