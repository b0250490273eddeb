import { afterEach, expect, it, vi } from 'vitest';
import { runProgram } from './run-program.ts';

afterEach(() => vi.restoreAllMocks());

const run = async (...args: readonly string[]) => {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const code = await runProgram(['check', ...args]);
  return { code, out: out.mock.calls.map(String), told: told.mock.calls.map(String) };
};

it('checks several values at once, and tells why one is not valid', async () => {
  const { code, out, told } = await run('bsn', '111222333', '123456789', '--json');
  expect(out).toEqual([
    '[{"value":"111222333","valid":true},{"value":"123456789","valid":false,"reason":"its weighted sum is not divisible by 11"}]',
  ]);
  expect([code, told]).toEqual([1, ['1 of 2 not valid.']]);
});

it.each([
  ['bsn', ['111222333', '10000008', '', '\u202A111.222\u00A0333\u202C'], ['123456789', '1234567', '000000000', 'x']],
  [
    'iban',
    ['nl91 abna 0417 1643 00', 'NL91\u00A0ABNA\u202F0417\u200B1643\u201100\uFEFF\t'],
    ['NL91ABNA0417164301', 'NL91'],
  ],
  ['bic', ['ABNANL2A'], ['ABNA']],
  ['phone', ['0612345678', '+31612345678', '\u202A+31\u00A0612345678\u202C', 'tel:+31612345678'], ['06123', 'x']],
  ['zip', ['1234 AB', '1234AB'], ['0234 AB', '1234', '1234 SA']],
  ['email', ['anna@example.com'], ['anna', 'anna@example']],
  ['trade', ['12345678'], ['1234567']],
  ['vat', ['NL004495445B01'], ['NL00449544B02', 'DE012345678']],
  ['nickname', ['Anna'], ['x'.repeat(26), '', '\u202E\u200B']],
  ['description', ['x'.repeat(400), 'x'.repeat(700)], ['x'.repeat(399), 'x'.repeat(701), '\u200B'.repeat(420)]],
  ['age', ['18', '30'], ['17', 'thirty']],
  ['price', ['1', '12'], ['0', '13', '1.5', 'x']],
])('tells right from wrong: %s', async (kind, right, wrong) => {
  expect((await run(kind, ...right)).code).toBe(0);
  vi.restoreAllMocks();
  for (const value of wrong) {
    const { code, out } = await run(kind, value);
    expect([code, out]).toEqual([1, [expect.stringMatching(/^✗ .*: ./)]]);
    vi.restoreAllMocks();
  }
});

it.each([
  ['age', '17', 'it must be at least 18'],
  ['age', '100', 'it must be at most 99'],
  ['age', '-1', 'it is not a whole number of years'],
  ['nickname', ' ', 'it is empty'],
  ['nickname', 'x'.repeat(26), 'it has 26 characters, and may have at most 25'],
  ['description', 'short', 'it has 5 characters, and must have at least 400'],
])('says in plain words why %s %s is wrong', async (kind, value, why) => {
  expect((await run(kind, value)).out).toEqual([`✗ ${value}: ${why}`]);
});

it('reads a zip code and a phone number as those of a country', async () => {
  expect((await run('zip', '1000', '--country', 'be')).code).toBe(0);
  expect((await run('zip', '1000')).code).toBe(1);
  expect((await run('phone', '0470123456', '--country', 'BE')).code).toBe(0);
});

it.each([
  ['5', '15', 0, '✓ 5 credits, 15 seconds, intensity 20'],
  ['5', '16', 1, '✗ 5 credits, 16 seconds, intensity 20: the reaction must be 1 to 15 seconds'],
  ['13', '5', 1, '✗ 13 credits, 5 seconds, intensity 20: the amount must be 1 to 12 credits'],
])('says of a rule of %s credits for %s seconds whether it can be', async (amount, reaction, code, line) => {
  const ended = await run('rule', '--amount', amount, '--reaction', reaction);
  expect([ended.code, ended.out[0]]).toEqual([code, line]);
});

it('prices a rule in euro cents, each time that a customer pays', async () => {
  expect((await run('price', '5')).out).toEqual(['✓ 5: € 0.80 each time']);
});

it.each([
  [['bsn']],
  [['rule', '--amount', '5']],
  [['rule', '5', '--amount', '5', '--reaction', '1']],
  [['bsn', '1', '--amount', '5']],
])('says in one line what is missing, and ends with 2: %s', async (args) => {
  const { code, out, told } = await run(...args);
  expect([code, out, told.length]).toEqual([2, [], 1]);
});
