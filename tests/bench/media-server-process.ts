// The media server in a process of its own, so that what it uses can be told from what the browsers use.
import { startMediaRig } from '../support/media/media-rig.ts';

const rig = await startMediaRig('vp8');
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
process.send?.({ url: rig.url });
