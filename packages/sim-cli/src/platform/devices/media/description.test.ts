import { expect, it } from 'vitest';
import { leadingNowhere, splitCandidates, withLineLimits } from './description.ts';

const LIMITS = 'x-google-start-bitrate=1200;x-google-min-bitrate=300;x-google-max-bitrate=2500';

it.each([
  ['a=rtpmap:96 VP8/90000\r\na=mid:0\r\n', `a=rtpmap:96 VP8/90000\r\na=fmtp:96 ${LIMITS}\r\na=mid:0\r\n`],
  [
    'a=rtpmap:97 H264/90000\r\na=fmtp:97 packetization-mode=1\r\n',
    `a=rtpmap:97 H264/90000\r\na=fmtp:97 packetization-mode=1;${LIMITS}\r\n`,
  ],
  ['a=rtpmap:111 opus/48000/2\r\n', 'a=rtpmap:111 opus/48000/2\r\n'],
])('has a browser start at 1200 kbit a second: %j', (answer, limited) => {
  expect(withLineLimits(answer)).toBe(limited);
});

it('carries candidates beside the description, each with its part', () => {
  const sdp = [
    'v=0',
    'm=video',
    'a=mid:v',
    'a=candidate:1',
    'a=end-of-candidates',
    'm=audio',
    'a=mid:a',
    'a=candidate:2',
  ];
  expect(splitCandidates(sdp.join('\r\n'))).toEqual({
    sdp: ['v=0', 'm=video', 'a=mid:v', 'm=audio', 'a=mid:a'].join('\r\n'),
    candidates: [
      { candidate: 'candidate:1', sdpMid: 'v', sdpMLineIndex: 0 },
      { candidate: 'candidate:2', sdpMid: 'a', sdpMLineIndex: 1 },
    ],
  });
});

it('leads nowhere by pointing every candidate to a closed port', () => {
  const sdp = 'm=video 9 UDP\r\na=candidate:1 1 udp 21 127.0.0.1 40123 typ host\r\na=mid:0';
  expect(leadingNowhere(sdp)).toBe('m=video 9 UDP\r\na=candidate:1 1 udp 21 127.0.0.1 9 typ host\r\na=mid:0');
});
