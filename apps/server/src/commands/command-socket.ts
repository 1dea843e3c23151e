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

/** Some systems refuse or cut longer socket addresses. */
const LONGEST_ADDRESS = 100;

const socketIn = (dataFolder: string): string => join(dataFolder, 'commands.sock');

/** Runs the commands that arrive on the data folder's socket. The result ends it. Rejects where no such socket can be made. */
export const serveCommands = async (
  dataFolder: string,
  commands: Readonly<Record<CommandName, Command>>,
): Promise<() => Promise<void>> => {
  const path = socketIn(dataFolder);
  if (process.platform === 'win32' || path.length > LONGEST_ADDRESS) return async () => {};
  // This process holds the folder, so one that is there was left by one that ended.
  rmSync(path, { force: true });
  const service = fastify({ forceCloseConnections: true });
  for (const [name, run] of Object.entries(commands))
    service.post(`/${name}`, async ({ body }, reply) => {
      const read = Args.decode(body);
      return E.isLeft(read) ? reply.code(400).send() : reply.send(Outcome.encode(await run(read.right.args)()));
    });
  // Nobody else may connect, from the first moment on.
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
