import { expect, it } from 'vitest';
import { TABLES } from '../../base/store/tables/schema.ts';

/** Tables with rows of a performer that name the performer by another column; `deleteRows` deletes each by its own. */
const NAMED_OTHERWISE = [
  'files',
  'forum_threads',
  'login_tries',
  'passkey_challenges',
  'performers',
  'session_pay',
  'tips',
];
/** Tables with nothing of a performer. A connection is a row as long as it is open. */
const OF_NO_PERFORMER = [
  'connections',
  'customers',
  'forum_sections',
  'forum_topics',
  'news',
  'nodes',
  'secrets',
  'violations',
  'world_facts',
];

it('names each table whose rows a deletion does not find by the column of the performer', () => {
  const others = Object.entries(TABLES)
    .filter(([, { columns }]) => !('performer_id' in columns))
    .map(([name]) => name);
  expect(
    others.toSorted(),
    'delete its rows in deleted-rows.ts and name it in NAMED_OTHERWISE, or in OF_NO_PERFORMER',
  ).toEqual([...NAMED_OTHERWISE, ...OF_NO_PERFORMER].toSorted());
});
