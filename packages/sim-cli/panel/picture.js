// The performer's picture, as a customer's page gets it: WHEP with a ticket of the platform.
import { admin } from './admin.js';
import { byId, say } from './dom.js';

let peer;

export const stopSeeing = () => {
  peer?.close();
  peer = undefined;
  byId('video').srcObject = null;
  say(byId('picture'), 'No picture.');
};

const gathered = (connection) =>
  new Promise((resolve) => {
    const look = () => connection.iceGatheringState === 'complete' && resolve();
    connection.addEventListener('icegatheringstatechange', look);
    look();
  });

export const see = async (performerId) => {
  stopSeeing();
  const { server, stream, token } = await admin('media/ticket', { performerId });
  const connection = new RTCPeerConnection();
  peer = connection;
  const shown = new MediaStream();
  connection.addTransceiver('video', { direction: 'recvonly' });
  connection.addTransceiver('audio', { direction: 'recvonly' });
  connection.addEventListener('track', ({ track }) => shown.addTrack(track));
  await connection.setLocalDescription();
  await gathered(connection);
  const place = server.includes('/spare') ? 'spare' : 'live';
  const answer = await fetch(`/${place}/${encodeURIComponent(stream)}/whep`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
    body: connection.localDescription.sdp,
  });
  if (!answer.ok) {
    stopSeeing();
    throw new Error('the performer sends no picture');
  }
  await connection.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
  const video = byId('video');
  video.srcObject = shown;
  video.addEventListener('resize', () => say(byId('picture'), `Picture: ${video.videoWidth} x ${video.videoHeight}`), {
    once: true,
  });
};
