import type { LiveEvent } from '@gift-registry/adapters-http/wire';
import type { Log } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import { type Observable, Subscription } from 'rxjs';
import { errorCode } from '../log/error-code.ts';
import type { ServiceOptions } from '../service-options.ts';
import { networkOf } from './rate-limit.ts';

/** How long a browser waits before it reconnects, in milliseconds. */
const RECONNECT_MILLISECONDS = 1_000;

/** A slot among the streams of one network address; released once. */
export interface StreamSlot {
  /** Answers with the frames until they end, the reader disconnects, or the service stops; then releases the slot. */
  readonly stream: (request: FastifyRequest, reply: FastifyReply, frames$: Observable<string>) => void;
  readonly leave: () => void;
}

/** The live streams of this process. */
export interface LiveStreams {
  /** `none` when the address has reached its maximum number of streams. */
  readonly enter: (networkAddress: string) => O.Option<StreamSlot>;
  /** Ends all streams; browsers reconnect by themselves. */
  readonly endAll: () => void;
}

/** One frame of a stream: an event with its name and, if it has one, the revision that a reader resumes from. */
export const eventFrame = ({ event, id, data }: LiveEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

type Limits = Pick<ServiceOptions, 'streamsPerAddress' | 'streamBacklogBytes' | 'heartbeatMilliseconds'>;

/** Streams of server-sent events. A heartbeat keeps proxies from closing them; a reader that is too slow is disconnected, reconnects and resumes. */
export const liveStreams = (
  { streamsPerAddress, streamBacklogBytes, heartbeatMilliseconds }: Limits,
  log: Log,
): LiveStreams => {
  const places = new Map<string, number>();
  const running = new Set<() => void>();

  const leaving = (network: string): (() => void) => {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const left = (places.get(network) ?? 1) - 1;
      if (left === 0) places.delete(network);
      else places.set(network, left);
    };
  };

  const stream =
    (leave: () => void): StreamSlot['stream'] =>
    ({ raw: { socket } }, reply, frames$) => {
      const { raw } = reply;
      reply.hijack();
      // A reader that disconnected before the first frame was ready emits no further `close` event.
      if (raw.destroyed || socket.destroyed) return leave();
      reply.headers(streamHeaders);
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200);
      const lasting = new Subscription();
      const write = (frame: string): void => {
        if (raw.writableEnded || raw.destroyed) return;
        raw.write(frame);
        if (raw.writableLength + socket.writableLength > streamBacklogBytes) socket.destroy();
      };
      const end = (): void => {
        lasting.unsubscribe();
        if (!raw.writableEnded) raw.end(`retry: ${RECONNECT_MILLISECONDS}\n\n`);
      };
      running.add(end);
      raw.on('error', (error) =>
        log.write({ level: 'warning', tag: 'live-stream.broken', data: { code: errorCode(error) } })(),
      );
      raw.on('close', () => {
        running.delete(end);
        lasting.unsubscribe();
        leave();
      });
      const heartbeat = setInterval(() => write(': \n\n'), heartbeatMilliseconds);
      lasting.add(() => clearInterval(heartbeat));
      write(`retry: ${RECONNECT_MILLISECONDS}\n\n`);
      lasting.add(frames$.subscribe({ next: write, complete: end, error: end }));
    };

  return {
    enter: (address) => {
      const network = networkOf(address);
      const taken = places.get(network) ?? 0;
      if (taken >= streamsPerAddress) return O.none;
      places.set(network, taken + 1);
      const leave = leaving(network);
      return O.some({ stream: stream(leave), leave });
    },
    endAll: () => {
      for (const end of [...running]) end();
    },
  };
};
