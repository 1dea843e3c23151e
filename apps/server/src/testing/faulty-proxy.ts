import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/**
 * The quality of a bad connection: the delay of each chunk in milliseconds, and after how many chunks, over all
 * connections together, one connection breaks.
 */
export interface ConnectionQuality {
  readonly delay: number;
  readonly breaksAfter: number;
}

/** A proxy to a server whose connections can be cut and restored. */
export interface FaultyProxy {
  readonly port: number;
  /** Breaks all connections and accepts no new ones. */
  readonly cut: () => Promise<void>;
  /** Forwards nothing more over the open connections and closes none, as if the far end had lost power. */
  readonly silence: () => void;
  /** Slows and loses connections from now on; without an argument works normally again. */
  readonly degrade: (quality?: ConnectionQuality) => void;
  /** Accepts connections again, on the same port. */
  readonly restore: () => Promise<void>;
}

/** Forwards everything to a local port. */
export const faultyProxy = async (target: number): Promise<FaultyProxy> => {
  const open = new Set<Socket>();
  let bad: ConnectionQuality | undefined;
  let units = 0;
  const passage = (loseIt: () => void): Transform =>
    new Transform({
      transform: (unit, _, done) => {
        if (bad === undefined) return done(null, unit);
        units += 1;
        if (units % bad.breaksAfter === 0) loseIt();
        setTimeout(() => done(null, unit), bad.delay);
      },
    });
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const loseIt = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => {
        open.delete(socket);
        loseIt();
      });
      socket.on('error', loseIt);
    }
    near.pipe(passage(loseIt)).pipe(far);
    far.pipe(passage(loseIt)).pipe(near);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const { port } = address;
  return {
    port,
    cut: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of open) socket.destroy();
      await closed;
    },
    silence: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    degrade: (quality) => {
      bad = quality;
    },
    restore: () => listen(port),
  };
};
