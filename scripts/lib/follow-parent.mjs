// Preloaded into the server that `npm start` runs: ends it when the process that started it is gone.
import { onParentGone } from './parents.mjs';

onParentGone(() => process.kill(process.pid, 'SIGTERM'));
