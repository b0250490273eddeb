import type { StreamRow } from './stream-table.ts';
import type { Streams } from './streams.ts';

/** Both streams of a grant, as the performer's page gets them. @spec §7 Sessions — publishStream … playWowza */
export const wireGrant = (streams: Pick<Streams, 'ticket'>, granted: StreamRow) => {
  const publish = streams.ticket(granted, 'publish', 'hers');
  const play = streams.ticket(granted, 'play', 'his');
  return {
    id: granted.id,
    publishStream: publish.stream,
    publishToken: publish.token,
    publishWowza: publish.server,
    playStream: play.stream,
    playToken: play.token,
    playWowza: play.server,
  };
};
