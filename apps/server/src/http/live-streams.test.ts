import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { option as O } from 'fp-ts';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { readStream } from '../testing/stream-reader.ts';
import { recordingLog } from '../testing/test-database.ts';
import { liveStreams } from './live-streams.ts';

const sockets: Array<Socket> = [];
const services: Array<FastifyInstance> = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const service of services.splice(0)) await service.close();
});

/** One place, and a stream whose first frames are awaited as long as the test says. */
const serving = async (ready: Promise<void> = Promise.resolve()) => {
  const log = recordingLog();
  const streams = liveStreams({ streamsPerAddress: 1, streamBacklogBytes: 100_000_000, heartbeatMilliseconds: 5 }, log);
  const frames$ = new Subject<string>();
  let asked = 0;
  let answered = 0;
  const service = fastify({ forceCloseConnections: true });
  services.push(service);
  service.get('/events', async (request, reply) => {
    asked += 1;
    const place = streams.enter('192.0.2.7');
    if (O.isNone(place)) return reply.code(429).send();
    await ready;
    place.value.stream(request, reply, frames$);
    answered += 1;
    return reply;
  });
  const address = await service.listen({ host: '127.0.0.1', port: 0 });
  const deaf = (): Socket => {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port) });
    sockets.push(socket);
    socket.write(`GET /events HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    return socket.pause();
  };
  return { log, streams, frames$, deaf, events: `${address}/events`, asked: () => asked, answered: () => answered };
};

describe('live streams', () => {
  it('[LIVE-01] writes nothing after the end, also to a reader who has not read all of it', async () => {
    const { log, streams, frames$, deaf, answered } = await serving();
    deaf();
    await expect.poll(answered).toBe(1);
    frames$.next(`data: ${'x'.repeat(20_000_000)}\n\n`);
    streams.endAll();
    expect(frames$.observed).toBe(false);
    frames$.next('data: late\n\n');
    streams.endAll();
    // Node tells of a write after the end before the next turn of the loop.
    await new Promise(setImmediate);
    expect(log.entries).toEqual([]);
  });

  it('[LIVE-01] gives back the place of a reader who left while the first frames were awaited', async () => {
    let open = (): void => {};
    const { frames$, deaf, events, asked, answered } = await serving(
      new Promise((resolve) => {
        open = resolve;
      }),
    );
    const leaver = deaf();
    await expect.poll(asked).toBe(1);
    const gone = new Promise((resolve) => leaver.once('close', resolve));
    leaver.destroy();
    await gone;
    expect((await readStream(events)).status).toBe(429);
    open();
    await expect.poll(answered).toBe(1);
    expect(frames$.observed).toBe(false);
    const stream = await readStream(events);
    expect(stream.status).toBe(200);
    stream.close();
  });

  it('[LIVE-01] ends a stream whose frames end at once, and gives its place back', async () => {
    const { frames$, events } = await serving();
    frames$.complete();
    for (const _ of [1, 2]) {
      const stream = await readStream(events);
      await stream.ended;
      expect(stream.text()).toBe('retry: 1000\n\nretry: 1000\n\n');
    }
  });
});
