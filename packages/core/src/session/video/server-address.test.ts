import { expect, it } from 'vitest';
import { readServerAddress } from './server-address.ts';

const read = (text: string) => {
  const address = readServerAddress(text, 'live');
  return address.ok ? [address.value.signalling, address.value.origin, address.value.application] : address.error;
};

it.each([
  ['media.example', 'wss://media.example/webrtc-session.json', 'https://media.example', 'live'],
  ['media.example:8443', 'wss://media.example:8443/webrtc-session.json', 'https://media.example:8443', 'live'],
  ['https://media.example', 'wss://media.example/webrtc-session.json', 'https://media.example', 'live'],
  ['https://media.example/', 'wss://media.example/webrtc-session.json', 'https://media.example', 'live'],
  ['http://media.example:1935', 'ws://media.example:1935/webrtc-session.json', 'http://media.example:1935', 'live'],
  ['ws://127.0.0.1:4000', 'ws://127.0.0.1:4000/webrtc-session.json', 'http://127.0.0.1:4000', 'live'],
  ['WSS://Media.Example', 'wss://media.example/webrtc-session.json', 'https://media.example', 'live'],
  ['wss://media.example/cam', 'wss://media.example/webrtc-session.json', 'https://media.example', 'cam'],
  ['media.example/cam/', 'wss://media.example/webrtc-session.json', 'https://media.example', 'cam'],
  ['media.example/cam/_definst_', 'wss://media.example/webrtc-session.json', 'https://media.example', 'cam/_definst_'],
  [
    'wss://media.example/webrtc-session.json',
    'wss://media.example/webrtc-session.json',
    'https://media.example',
    'live',
  ],
  ['https://a.b/cam/webrtc-session.json', 'wss://a.b/cam/webrtc-session.json', 'https://a.b', 'cam'],
  ['wss://a.b/webrtc-session.json?zone=2', 'wss://a.b/webrtc-session.json?zone=2', 'https://a.b', 'live'],
  ['127.0.0.1:4000', 'ws://127.0.0.1:4000/webrtc-session.json', 'http://127.0.0.1:4000', 'live'],
  ['localhost', 'ws://localhost/webrtc-session.json', 'http://localhost', 'live'],
  ['[::1]:4000', 'ws://[::1]:4000/webrtc-session.json', 'http://[::1]:4000', 'live'],
  ['[2001:db8::1]', 'wss://[2001:db8::1]/webrtc-session.json', 'https://[2001:db8::1]', 'live'],
  ['  media.example ', 'wss://media.example/webrtc-session.json', 'https://media.example', 'live'],
])('finds the server %s', (text, ...address) => {
  expect(read(text)).toEqual(address);
});

it.each([
  ['', 'streaming.noServer'],
  ['   ', 'streaming.noServer'],
  ['ftp://media.example', 'streaming.badServer'],
  ['data:text/plain,x', 'streaming.badServer'],
  ['https://', 'streaming.badServer'],
  ['https://user:secret@media.example', 'streaming.badServer'],
  ['media.example:70000', 'streaming.badServer'],
  ['media example', 'streaming.badServer'],
  ['https://media.example/#live', 'streaming.badServer'],
])('refuses the server %j', (text, error) => {
  expect(read(text)).toBe(error);
});
