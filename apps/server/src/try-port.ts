import { createServer } from 'node:net';
import { either as E } from 'fp-ts';
import { errorCode } from './log/error-code.ts';
import type { Settings } from './settings.ts';

type Place = Pick<Settings, 'host' | 'port'>;

/** Why the service does not listen, in one sentence. */
export const notListening = ({ host, port }: Place, error: unknown): string => {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another or stop what listens there.`;
  if (code === 'EACCES') return `Port ${port} may not be used here; set PORT to one from 1024 on.`;
  return `The service cannot listen on ${host}:${port} (${code}); check HOST and PORT.`;
};

/** Listens for a moment, so that a port that is taken is told before a database is made or changed. */
export const tryPort = ({ host, port }: Place): Promise<E.Either<string, void>> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(E.left(notListening({ host, port }, error))));
    server.listen({ host, port }, () => server.close(() => resolve(E.right(undefined))));
  });
