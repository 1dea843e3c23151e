import { join } from 'node:path';
import type { Site } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { pinoLog } from './log/pino-log.ts';
import { OUTBOX } from './providers/mail-outbox/provider.ts';
import type { DemoSignIn, ShownDemo } from './seed/demo-registries.ts';
import { isTracingSetUp, readSettings, type Settings } from './settings.ts';
import { type RunningService, startService } from './start-service.ts';
import { stopWithin } from './stop-within.ts';

/** Time after draining until a stop that hangs is forced. */
const STOP_MILLISECONDS = 4_500;

const exitWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** The address of the service with the host name of one of its sites. */
const on = ({ hosts }: Site, address: string): string =>
  hosts.slice(0, 1).reduce((at, host) => at.replace('//localhost', `//${host}`), address);

const greeting = ({ address, sites, demo }: RunningService, { modules, dataDir }: Settings): ReadonlyArray<string> => [
  `Gift registry: ${address}`,
  ...(modules.mail === 'outbox' ? [`  Mail is laid into ${join(dataDir, OUTBOX)}`] : []),
  ...O.match(
    () => [],
    ({ registries, signIn }: ShownDemo) => [
      ...registries.flatMap(({ grId, site, as }) =>
        sites
          .filter(({ id }) => id === site)
          .map((its) => `  Demo registry ${grId}, ${as}: ${on(its, address)}/gift-registry/guest-list/${grId}`),
      ),
      ...O.match(
        () => [],
        ({ email, password }: DemoSignIn) => [
          `  Sign in as its registrant: ${address}/account/login (${email} / ${password})`,
        ],
      )(signIn),
    ],
  )(demo),
];

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Runs the service with the environment's settings until it is stopped; exits with 0, or with 1 if something could not be ended. */
export const run = async (stopping: AbortSignal): Promise<void> => {
  const settings = E.getOrElseW(exitWith)(readSettings(process.env));
  const log = pinoLog();
  const tracing = isTracingSetUp(process.env) ? (await import('./tracing.ts')).startTracing() : undefined;
  const started = await startService(settings, log, stopping);
  if (E.isLeft(started)) {
    if (stopping.aborted) process.exit(0);
    exitWith(started.left);
    return;
  }
  const running = started.right;
  if (!stopping.aborted) process.stdout.write(`${greeting(running, settings).join('\n')}\n`);
  await aborted(stopping);
  const stop = async (): Promise<void> => {
    await running.stop();
    await tracing?.stop();
  };
  const isInOrder = await stopWithin(stop, settings.drainSeconds * 1_000 + STOP_MILLISECONDS, log);
  process.exit(isInOrder ? 0 : 1);
};
