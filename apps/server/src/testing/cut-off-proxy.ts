import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** How bad the way is: how many milliseconds each piece takes, and after how many pieces, over all connections together, the one that carries it breaks. */
export interface BadWay {
  readonly delay: number;
  readonly breaksAfter: number;
}

/** A way to a server that can be cut off and opened again, as a network can. */
export interface CutOffProxy {
  readonly port: number;
  /** Breaks all connections and takes no new ones. */
  readonly cut: () => Promise<void>;
  /** Passes nothing on any more over the connections there are, and closes none: as when the far end loses power. */
  readonly silence: () => void;
  /** Passes on slowly and loses connections from now on; as it should again, without a way. */
  readonly degrade: (way?: BadWay) => void;
  /** Takes connections again, on the same port. */
  readonly restore: () => Promise<void>;
}

/** Passes everything on to a port of this machine. */
export const cutOffProxy = async (target: number): Promise<CutOffProxy> => {
  const open = new Set<Socket>();
  let bad: BadWay | undefined;
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
    degrade: (way) => {
      bad = way;
    },
    restore: () => listen(port),
  };
};
