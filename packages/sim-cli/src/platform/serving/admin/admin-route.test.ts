import fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { adminGet } from './admin-route.ts';
import { sinceWire } from './trace-log-routes.ts';

it('answers 400 with the place to a query that does not fit', async () => {
  const app = fastify();
  adminGet(app, '/lines', sinceWire, ({ after }) => ({ after }));
  adminGet(app, '/books', z.object({ performer: z.string() }), () => ({}));
  const get = async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return [statusCode, JSON.parse(body)];
  };
  expect(await get('/lines?after=7')).toEqual([200, { after: 7 }]);
  expect(await get('/lines?after=x')).toEqual([400, { error: 'invalid_request', where: 'query.after' }]);
  expect(await get('/books')).toEqual([400, { error: 'invalid_request', where: 'query.performer' }]);
  await app.close();
});
