import { expect, it } from 'vitest';
import { readToys } from './reported-toy.wire.ts';

/** As the vendor documents it, spaces and all. */
const DOCUMENTED =
  '{  "fc9f37e96593" : {    "id" : "fc9f37e96593",    "status" : "1",    "version" : "",    "name" : "nora",    "battery" : 100,    "nickName" : ""  }}';
const NORA = {
  id: 'fc9f37e96593',
  name: 'nora',
  toyType: 'nora',
  connected: true,
  battery: 100,
  functions: undefined,
};

it.each([
  ['as JSON text', DOCUMENTED],
  ['as an object', JSON.parse(DOCUMENTED)],
  ['as a list', [JSON.parse(DOCUMENTED)['fc9f37e96593']]],
  ['without its id', { fc9f37e96593: { name: 'nora', status: 1, battery: '100' } }],
])('reads a toy that comes %s', (_, wire) => {
  expect(readToys(wire)).toEqual([NORA]);
});

it('reads what a hub tells, where the name is that of the product', () => {
  const toy = { id: '0487275354ff', name: 'Hush 2', toyType: 'hush', nickname: '', battery: 100, connected: true };
  expect(readToys([toy])).toMatchObject([{ name: 'Hush 2', toyType: 'hush', connected: true }]);
});

it.each([
  ['1', true],
  [1, true],
  ['0', false],
  [0, false],
  ['on', true],
  [false, false],
])('takes status %j for connected: %j', (status, connected) => {
  expect(readToys({ a: { name: 'lush', status } })).toMatchObject([{ connected }]);
});

it.each([null, undefined, '', 'low', 250, -1])('takes battery %j for not known', (battery) => {
  expect(readToys({ a: { name: 'lush', battery } })).toMatchObject([{ battery: undefined }]);
});

it('reads functions that the vendor misspelt', () => {
  expect(readToys({ a: { name: 'gush', fullFunctionsNames: ['Oscillate'] } })).toMatchObject([
    { functions: ['Oscillate'] },
  ]);
});

it.each(['', null, undefined, '{}', '[]'])('reads %j as no toys', (wire) => {
  expect(readToys(wire)).toEqual([]);
});

it.each(['{', '5', 5, true])('cannot read %j', (wire) => {
  expect(readToys(wire)).toBeUndefined();
});

it('leaves out a toy that cannot be read, and keeps the others', () => {
  expect(readToys({ a: 5, b: { name: 'lush' }, c: { name: 7 } })).toMatchObject([{ id: 'b' }]);
});
