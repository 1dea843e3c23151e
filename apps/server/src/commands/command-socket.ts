import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import fastify from 'fastify';
import { either as E, type task as T } from 'fp-ts';
import * as t from 'io-ts';
import type { Command, CommandName, CommandOutcome } from './command.ts';

/*
 * The embedded database has one process: while the service runs, it runs commands such as `tokens` itself, asked through a socket in its data folder that its account alone can open. A PostgreSQL server
 * needs none of this.
 */

const Args = t.strict({ args: t.array(t.string) });
const Outcome = t.strict({ exitCode: t.number, stdout: t.string, stderr: t.string });

/** In characters; some systems refuse or truncate longer socket paths. */
const LONGEST_ADDRESS = 100;

const socketIn = (dataFolder: string): string => join(dataFolder, 'commands.sock');

/**
 * Serves the commands that arrive on the socket in the data folder; the returned function stops it. Rejects if the
 * socket cannot be created, and does nothing on Windows or when its path is too long.
 */
export const serveCommands = async (
  dataFolder: string,
  commands: Readonly<Record<CommandName, Command>>,
): Promise<() => Promise<void>> => {
  const path = socketIn(dataFolder);
  if (process.platform === 'win32' || path.length > LONGEST_ADDRESS) return async () => {};
  // This process has locked the folder, so an existing socket was left behind by a process that ended.
  rmSync(path, { force: true });
  const service = fastify({ forceCloseConnections: true });
  for (const [name, run] of Object.entries(commands))
    service.post(`/${name}`, async ({ body }, reply) => {
      const read = Args.decode(body);
      return E.isLeft(read) ? reply.code(400).send() : reply.send(Outcome.encode(await run(read.right.args)()));
    });
  // Keeps other accounts from connecting, right from the start.
  const usual = process.umask(0o177);
  try {
    await service.listen({ path });
  } finally {
    process.umask(usual);
  }
  return async () => {
    await service.close();
    rmSync(path, { force: true });
  };
};

/** Asks the service that runs on the data folder to run the command; left if it does not answer. */
export const askRunningService =
  (dataFolder: string, name: CommandName, args: ReadonlyArray<string>): T.Task<E.Either<'no answer', CommandOutcome>> =>
  () =>
    new Promise((resolve) => {
      const giveUp = (): void => resolve(E.left('no answer'));
      const asked = request(
        {
          socketPath: socketIn(dataFolder),
          path: `/${name}`,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
        },
        (answer) => {
          let body = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => {
            body += part;
          });
          answer.on('error', giveUp);
          answer.on('end', () => {
            const json = E.tryCatch((): unknown => JSON.parse(body), giveUp);
            const read = E.isRight(json) ? Outcome.decode(json.right) : json;
            resolve(E.mapLeft(() => 'no answer' as const)(read));
          });
        },
      );
      asked.on('error', giveUp);
      asked.end(JSON.stringify(Args.encode({ args: [...args] })));
    });
