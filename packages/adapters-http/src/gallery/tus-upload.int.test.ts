import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { CallFailure } from '@greenroom/core/kernel/result';
import { startTusUpload } from './tus-upload.ts';

const server = createServer();
afterEach(() => server.close());

it('says why the platform takes no more uploads, and does not try again', async () => {
  let asked = 0;
  server.on('request', (_request, response) => {
    asked += 1;
    response.writeHead(413, { 'tus-resumable': '1.0.0' }).end('{"error":"too_many_uploads"}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const failure = await new Promise<CallFailure>((resolve, reject) => {
    startTusUpload({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads`,
      content: Buffer.from('content'),
      headers: {},
      address: undefined,
      arrived: () => reject(new Error('It arrived.')),
      vanished: () => reject(new Error('It vanished.')),
      listener: {
        opened: () => undefined,
        progressed: () => undefined,
        interrupted: () => undefined,
        finished: () => reject(new Error('It finished.')),
        failed: resolve,
        gaveUp: () => reject(new Error('It was given up.')),
      },
    });
  });
  expect(failure).toMatchObject({ kind: 'status', status: 413, message: 'too_many_uploads' });
  expect(asked).toBe(1);
});
