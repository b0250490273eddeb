import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeContent, encodeContent } from './decode.ts';

/** Any text at all: control characters, halves of characters, the same ones twice. */
const anyText = fc.array(fc.oneof(fc.nat(0xff), fc.nat(0xffff))).map((codes) => String.fromCharCode(...codes));

it('comes back byte for byte, lone surrogates and naughty strings included', () => {
  fc.assert(
    fc.property(anyText, (message) => {
      expect(decodeContent(encodeContent({ message }))).toEqual({ ok: true, value: { message } });
    }),
  );
});

it.each([
  ['text that is no URL encoding at all', '%7B%22message%22%3A%22%E0%A4%A%22%7D', '%E0%A4%A'],
  ['a lone percent sign', '%7B%22message%22%3A%22100%%22%7D', '100%'],
  ['half of a character beside a whole one', '%7B%22message%22%3A%22%C3%A9%C3%22%7D', 'é%C3'],
  ['JSON that was never encoded', '{"message":"100% %41"}', '100% %41'],
])('shows %s as text', (_, content, message) => {
  expect(decodeContent(content)).toEqual({ ok: true, value: { message } });
});

it.each(['', '%', '%E0%A4%A', 'hello', '{"a":', '%7B', 'undefined'])('calls %j not JSON without a throw', (content) => {
  expect(decodeContent(content)).toEqual({ ok: false, error: 'not JSON' });
});

it('never throws, whatever comes', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => decodeContent(text)).not.toThrow();
    }),
  );
});

it('decodes 1 MB of broken encoding within a second', () => {
  const content = '%E0%A4%A'.repeat(131_072);
  const before = performance.now();
  decodeContent(content);
  expect(performance.now() - before).toBeLessThan(1_000);
});
