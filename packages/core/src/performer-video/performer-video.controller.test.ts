import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { meetMark, setUpVideo } from '../../testing/performer-video/performer-video-rig.fake.ts';
import { customer, ANNA } from '../../testing/session/session-rig.fake.ts';

it('goes ready with the camera on, and reports it to the platform once the picture is live', async () => {
  const { goReady, state, devices, out, broadcasts } = setUpVideo('cam');
  await goReady();
  expect([state().status, devices.isOn(), out.running(), broadcasts]).toEqual(['active', true, 1, []]);
  out.latest().live();
  expect(broadcasts).toEqual([ANNA]);
});

it('turns the camera on where a press on a notification goes ready, which does not wait for it', async () => {
  const { session, devices } = setUpVideo('cam');
  session.goReady();
  await settle();
  expect(devices.isOn()).toBe(true);
});

it('goes ready without the camera when no service shows the performer', async () => {
  const { goReady, state, devices, out } = setUpVideo('chat');
  await goReady();
  expect([state().status, devices.requests, out.tries]).toEqual(['active', [], []]);
});

it('is not ready while the camera is refused, and is as soon as it works', async () => {
  const { goReady, state, devices, video } = setUpVideo('cam');
  devices.refuse('camera.blocked');
  await goReady();
  expect([state().status, video.camera.watch.state().error]).toEqual(['idle', 'camera.blocked']);
  devices.refuse(undefined);
  video.camera.turnOn();
  await settle();
  expect(state().status).toBe('active');
});

it('works by chat without a camera: services with a picture go off, the chat on', async () => {
  const { goReady, video, devices, state, flags } = setUpVideo('cam', 'peek', 'phone');
  devices.refuse('camera.notFound');
  await goReady();
  video.goReadyByChat();
  await settle();
  expect(state().status).toBe('active');
  expect(flags()).toMatchObject({ cam: false, peek: false, phone: true, chat: true });
});

it('turns the camera light off at a stop and at a log-out', async () => {
  const stopping = setUpVideo('cam');
  await stopping.goReady();
  stopping.session.stop();
  expect([stopping.devices.isOn(), stopping.out.running()]).toEqual([false, 0]);
  const leaving = setUpVideo('cam');
  await leaving.goReady();
  leaving.logOut();
  expect(leaving.devices.isOn()).toBe(false);
});

it('turns the light off when going ready fails', async () => {
  const { goReady, refused, devices, state } = setUpVideo('cam');
  refused.add('start');
  await goReady();
  expect([state().status, devices.isOn()]).toEqual(['error', false]);
});

it('turns the light off when a long outage begins while the camera is being opened', async () => {
  const { cutOff, devices, state, video } = setUpVideo('cam');
  video.goReady();
  cutOff();
  await settle();
  expect(state()).toMatchObject({ status: 'idle', error: 'session.connectionLost' });
  expect([devices.requests.length, devices.isOn()]).toEqual([1, false]);
});

it('turns the camera off with the last service that shows the performer, and on with the first', async () => {
  const { goReady, switchTo, devices, out, state } = setUpVideo('cam', 'video');
  await goReady();
  switchTo('video');
  expect([devices.isOn(), out.running()]).toEqual([true, 1]);
  switchTo('chat');
  expect([devices.isOn(), out.running(), state().status]).toEqual([false, 0, 'active']);
  switchTo('chat', 'cam');
  await settle();
  expect([devices.isOn(), out.running()]).toEqual([true, 1]);
});

it('goes on sending the picture to the customer of the session when the services are switched off', async () => {
  const rig = setUpVideo('cam');
  await rig.goReady();
  rig.out.latest().live();
  await meetMark(rig);
  rig.switchTo('chat');
  expect([rig.devices.isOn(), rig.out.running()]).toEqual([true, 1]);
  rig.leaves(customer('mark').id);
  expect([rig.devices.isOn(), rig.out.running(), rig.state().status]).toEqual([false, 0, 'active']);
});

it('sends no picture to the customer of the session in a pause, and sends it again once work resumes', async () => {
  const rig = setUpVideo('cam');
  await rig.goReady();
  rig.out.latest().live();
  await meetMark(rig);
  rig.switchTo('chat');
  rig.work('pause');
  expect([rig.devices.isOn(), rig.out.running(), rig.state().status]).toEqual([false, 0, 'connected']);
  rig.work('ready', 'cam');
  await settle();
  expect([rig.devices.isOn(), rig.out.running(), rig.state().status]).toEqual([true, 1, 'connected']);
});

it('sends the picture again after a pause that went on for the customer though its service was off', async () => {
  const rig = setUpVideo('vipvideo');
  await rig.goReady();
  rig.out.latest().live();
  await meetMark(rig);
  rig.switchTo('chat');
  rig.work('pause');
  expect([rig.devices.isOn(), rig.out.running()]).toEqual([false, 0]);
  rig.work('ready', 'chat');
  await settle();
  expect([rig.devices.isOn(), rig.out.running()]).toEqual([true, 1]);
  rig.work('pause');
  rig.leaves(customer('mark').id);
  rig.work('ready', 'chat');
  await settle();
  expect(rig.devices.isOn()).toBe(false);
});

it('sends nothing during the preview', async () => {
  const { goReady, video, devices, out } = setUpVideo('chat');
  await goReady();
  video.preview();
  await settle();
  expect([devices.isOn(), out.tries]).toEqual([true, []]);
  video.leavePreview();
  expect(devices.isOn()).toBe(false);
});

it('keeps the camera of the broadcast when the preview is left', async () => {
  const { goReady, video, devices } = setUpVideo('cam');
  await goReady();
  video.preview();
  video.leavePreview();
  expect(devices.isOn()).toBe(true);
});

it('keeps the session and the stream when the camera is unplugged, and goes on with another', async () => {
  const { goReady, devices, out, state, camera, video } = setUpVideo('cam');
  await goReady();
  out.latest().live();
  devices.end({ kind: 'camera', error: 'camera.ended' });
  expect([camera().error, state().status, out.running()]).toEqual(['camera.ended', 'active', 1]);
  video.camera.choose('camera', 'c2');
  await settle();
  expect([camera().error, camera().got.camera, out.tries.length]).toEqual([undefined, 'c1', 1]);
});

it('sends again what was given up while all was off', async () => {
  const { goReady, video, out, sent, pass } = setUpVideo('cam');
  await goReady();
  out.latest().live();
  video.camera.switchDevice('camera', false);
  video.camera.switchDevice('microphone', false);
  await settle();
  out.latest().lost('streaming.connectionLost');
  pass(1_000);
  out.latest().failed('streaming.noCamera');
  expect(sent()).toMatchObject({ status: 'failed', error: 'streaming.noCamera' });
  video.camera.switchDevice('microphone', true);
  await settle();
  expect(sent().status).toBe('starting');
});

it('sends the picture again when the connection is back that was lost with it', async () => {
  const { goReady, out, sent, reconnects } = setUpVideo('cam');
  await goReady();
  out.latest().failed('streaming.unreachable');
  expect(sent().status).toBe('failed');
  reconnects();
  expect([sent().status, out.tries.length]).toEqual(['starting', 2]);
});

it('changes the level for camera and line at once', async () => {
  const { goReady, video, devices, out } = setUpVideo('cam');
  await goReady();
  video.chooseQuality('hd');
  await settle();
  expect([devices.requests.at(-1)?.quality, out.qualities]).toEqual(['hd', ['hd']]);
});

it('says why the connection test found no place to send to', async () => {
  const { video } = setUpVideo('cam');
  video.preview();
  await settle();
  video.connection.start();
  await settle();
  expect(video.connection.watch.state()).toEqual({ status: 'failed', error: 'session.startFailed' });
});

it('leaves nothing on', async () => {
  const rig = setUpVideo('cam');
  await rig.goReady();
  await meetMark(rig);
  rig.session.onEvent({ type: 'clientCameraChanged', clientId: customer('mark').id, on: true });
  expect(rig.back.running()).toBe(1);
  rig.video.dispose();
  expect([rig.devices.isOn(), rig.out.running(), rig.back.running(), rig.clock.pending()]).toEqual([false, 0, 0, 0]);
});

it('begins at the lowest level while data is saved, lets a better one be chosen, and goes back when it is saved no more', () => {
  const rig = setUpVideo();
  const levels = () => [rig.sent().quality, rig.camera().request.quality];
  expect(levels()).toEqual(['md', 'md']);
  rig.savesData.set(true);
  expect(levels()).toEqual(['ld', 'ld']);
  rig.video.chooseQuality('hd');
  rig.savesData.set(true);
  expect(levels()).toEqual(['hd', 'hd']);
  rig.savesData.set(false);
  expect(levels()).toEqual(['md', 'md']);
});
