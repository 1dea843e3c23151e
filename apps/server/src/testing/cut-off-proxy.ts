import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut off and opened again, as a network can. */
export interface CutOffProxy {
  readonly port: number;
  /** Breaks all connections and takes no new ones. */
  readonly cut: () => Promise<void>;
  /** Passes nothing on any more over the connections there are, and closes none: as when the far end loses power. */
  readonly hush: () => void;
  /** Takes connections again, on the same port. */
  readonly restore: () => Promise<void>;
}

/** Passes everything on to a port of this machine. */
export const cutOffProxy = async (target: number): Promise<CutOffProxy> => {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
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
    hush: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    restore: () => listen(port),
  };
};
