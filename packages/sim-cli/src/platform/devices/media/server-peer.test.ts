import { expect, it } from 'vitest';
import { answerOffer, createServerPeer } from './server-peer.ts';

it.each([
  ['actpass', 'passive'],
  ['active', 'passive'],
  ['passive', 'active'],
])('answers an offer that is %s for the handshake as %s', async (offered, answered) => {
  const offerer = createServerPeer('vp8');
  const answerer = createServerPeer('vp8');
  offerer.addTransceiver('video', { direction: 'sendonly' });
  const { sdp } = await offerer.createOffer();
  const offer = sdp.replaceAll(/^a=setup:\w+/gm, `a=setup:${offered}`);
  await answerer.setRemoteDescription({ type: 'offer', sdp: offer });
  const answer = await answerOffer(answerer, offer);
  expect([...answer.matchAll(/^a=setup:(\w+)/gm)].map(([, role]) => role)).toEqual([answered]);
  await Promise.all([offerer.close(), answerer.close()]);
});
