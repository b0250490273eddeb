declare module 'socket.io-client-eio3' {
  import type { OpenHub } from './toy-socket-library.ts';

  const open: OpenHub;
  export default open;
}
