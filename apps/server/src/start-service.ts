import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Log, Sites } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { either as E, option as O, random, taskEither as TE } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { buildService } from './build-service.ts';
import { systemClock, systemClockIn } from './clock/system-clock.ts';
import type { Command, CommandName } from './commands/command.ts';
import { serveCommands } from './commands/command-socket.ts';
import { openDatabase } from './database/open-database.ts';
import { doctorCommand } from './doctor/database-checks.ts';
import { logGuideGaps } from './gift-guide/log-guide-gaps.ts';
import { randomIds } from './ids/random-ids.ts';
import { wellKnownPasswords } from './ids/well-known-passwords.ts';
import { backgroundTaskFailed } from './log/background-task-failed.ts';
import { errorCode } from './log/error-code.ts';
import { startEmailRounds } from './mail/email-rounds.ts';
import { siteMail } from './mail/mail-message.ts';
import { newMetrics, noMetricsServer, serveMetrics } from './metrics.ts';
import { sharpPhotoMaker } from './photo/sharp-photo-maker.ts';
import { pictureCommand } from './product-pictures/command.ts';
import { pictureFetcher } from './product-pictures/fetch-picture.ts';
import { pictureMaker } from './product-pictures/picture-maker.ts';
import { startPictureRounds } from './product-pictures/picture-rounds.ts';
import { connectProviders } from './providers/connect-providers.ts';
import { paymentFieldsOf } from './providers/payment-fields.ts';
import { paymentWithTimeout, withTimeLimit } from './providers/payment-timeout.ts';
import { savePostalAreas } from './reference-data/save-postal-areas.ts';
import { startScheduledCleanup } from './scheduled-cleanup.ts';
import { type ShownDemo, shownDemo } from './seed/demo-registries.ts';
import { makeFirstPictures } from './seed/first-pictures.ts';
import { seedDemo } from './seed/seed-demo.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { tokenCommand } from './service-tokens/token-command.ts';
import type { Settings } from './settings.ts';
import { openShop } from './shop/open-shop.ts';
import { sqlStores } from './sql/sql-stores.ts';
import { webhookCommand } from './webhooks/command.ts';
import { openWebhookEndpoints } from './webhooks/webhook-endpoints-file.ts';
import { startWebhookRounds } from './webhooks/webhook-rounds.ts';
import { webhookSender } from './webhooks/webhook-sender.ts';

type ListenAddress = Pick<Settings, 'host' | 'port'>;

/** The variables that name the address. */
type AddressVariables = Readonly<Record<keyof ListenAddress, string>>;

const forService: AddressVariables = { host: 'HOST', port: 'PORT' };
const forMetrics: AddressVariables = { host: 'METRICS_HOST', port: 'METRICS_PORT' };

/** Why nothing can be served there, in one sentence. */
const notListening = ({ host, port }: ListenAddress, error: unknown, variables: AddressVariables): string => {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use; set ${variables.port} to another or stop what listens there.`;
  if (code === 'EACCES') return `Port ${port} may not be used here; set ${variables.port} to one from 1024 on.`;
  return `The service cannot listen on ${host}:${port} (${code}); check ${variables.host} and ${variables.port}.`;
};

/** Listens briefly to test the port, so that a port in use is reported before a database is created or changed. */
const tryPort = (address: ListenAddress, variables: AddressVariables): Promise<E.Either<string, void>> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(E.left(notListening(address, error, variables))));
    server.listen({ host: address.host, port: address.port }, () => server.close(() => resolve(E.right(undefined))));
  });

/** A running service. */
export interface RunningService {
  /** Its address for a browser, e.g. `http://localhost:3000`. */
  readonly address: string;
  readonly sites: Sites;
  /** What to open of the demo; `none` without it. */
  readonly demo: O.Option<ShownDemo>;
  /**
   * Stops the service: reports not ready while it drains and still answers; then ends live streams with a reconnect
   * delay, finishes open requests, and closes the database.
   */
  readonly stop: () => Promise<void>;
}

const CLEANUP_MILLISECONDS = 3_600_000;
/**
 * Unsent emails of earlier runs or of other processes are found within `everyMilliseconds`. At a stop, a slow mail
 * server is waited for at most `patienceMilliseconds`.
 */
const EMAIL_TIMES = { everyMilliseconds: 15_000, patienceMilliseconds: 2_000 };

/** Webhook messages that no write of this process announces are found within `everyMilliseconds`. */
const WEBHOOK_TIMES = { everyMilliseconds: 5_000, afterWritesMilliseconds: 250, patienceMilliseconds: 2_000 };

/** Pictures of listed products are fetched within `everyMilliseconds`; those under way at a stop are fetched again. */
const PICTURE_TIMES = { everyMilliseconds: 5_000, patienceMilliseconds: 1_000 };

const addressOf = (service: FastifyInstance, host: string): string => {
  const address: AddressInfo | string | null = service.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : '';
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
};

/** The time limit of a payment call, in seconds. */
const PAYMENT_SECONDS = 10;

const STOPPED = 'The start was stopped.';

/** Runs commands on behalf of other processes, which cannot open the embedded database. If that fails, the service starts without it. */
const openCommands = async (
  { dataDir }: Pick<Settings, 'dataDir'>,
  commands: Readonly<Record<CommandName, Command>>,
  log: Log,
): Promise<() => Promise<void>> => {
  try {
    return await serveCommands(dataDir, commands);
  } catch (error) {
    log.write({ level: 'warning', tag: 'commands.unavailable', data: { code: errorCode(error) } })();
    return async () => {};
  }
};

/**
 * Opens the database, seeds the demo if configured, and listens; then cleans up and captures payments left over from an
 * earlier stop. Left is the reason for a failure, in one sentence; a stop before it listens is one, and closes
 * everything.
 */
export const startService = async (
  settings: Settings,
  rawLog: Log,
  stopping: AbortSignal = new AbortController().signal,
): Promise<E.Either<string, RunningService>> => {
  const metrics = O.map((listenAddress: ListenAddress) => ({ ...newMetrics(), listenAddress }))(settings.metricsPlace);
  const log = O.isSome(metrics) ? metrics.value.counted(rawLog) : rawLog;
  const shop = await openShop(settings, systemClock.now())();
  if (E.isLeft(shop)) return shop;
  const { sites, emailSenders, taxes, looks, catalogue, editorial } = shop.right;
  const clock = systemClockIn(sites[0].retailerTimeZone);
  const endpoints = await O.match(() => TE.right([]), openWebhookEndpoints)(settings.webhooksFile)();
  if (E.isLeft(endpoints)) return endpoints;
  const connected = await connectProviders(settings.modules, settings.environment, {
    log,
    clock,
    dataFolder: settings.dataDir,
    isProduction: settings.isProduction,
    taxes,
  });
  if (E.isLeft(connected)) return connected;
  const { payment, tax, pictures: pictureStorage, mail } = connected.right;
  const port = await tryPort(settings, forService);
  if (E.isLeft(port)) return port;
  const metricsPort = O.isSome(metrics) ? await tryPort(metrics.value.listenAddress, forMetrics) : E.right(undefined);
  if (E.isLeft(metricsPort)) return metricsPort;
  const opened = await openDatabase({
    databaseUrl: settings.databaseUrl,
    databaseDirectUrl: settings.databaseDirectUrl,
    databaseReadUrl: settings.databaseReadUrl,
    dataDir: settings.dataDir,
    connections: settings.databaseConnections,
    patienceSeconds: settings.databasePatienceSeconds,
    log,
  })();
  if (E.isLeft(opened)) return E.left(opened.left.sentence);
  const database = opened.right;
  const { pictureHosts } = settings;
  const stores = sqlStores(database, { clock, log, webhooks: endpoints.right, pictureHosts, catalogue });
  const dependencies: ServiceDependencies = {
    ...stores,
    sites,
    photoMaker: sharpPhotoMaker(log),
    payment: paymentWithTimeout(payment.payment, PAYMENT_SECONDS, log),
    paymentFields: paymentFieldsOf(payment, withTimeLimit(PAYMENT_SECONDS, log)),
    tax,
    pictureStorage,
    mail: siteMail(mail, { senders: emailSenders, looks }),
    commonPasswords: wellKnownPasswords(sites),
    clock,
    ids: randomIds,
    giftGuide: () => editorial.guide,
    siteContent: () => editorial.content,
    log,
  };
  const giveUp = async (sentence: string): Promise<E.Either<string, RunningService>> => {
    await database.close();
    return E.left(sentence);
  };
  if (stopping.aborted) return giveUp(STOPPED);
  const located = await savePostalAreas(database, sites, log)();
  if (E.isLeft(located)) return giveUp(located.left);
  if (stopping.aborted) return giveUp(STOPPED);
  // Seeding the demo's history sends no webhooks.
  const withoutWebhooks = { ...dependencies, ...sqlStores(database, { clock, log }) };
  const seeded = settings.seedsDemo ? await seedDemo(database, withoutWebhooks, shop.right)() : E.right(undefined);
  if (E.isLeft(seeded)) return giveUp(seeded.left);
  if (stopping.aborted) return giveUp(STOPPED);
  let service: FastifyInstance;
  try {
    service = await buildService(dependencies, {
      ...settings,
      looks,
      ...(O.isSome(metrics)
        ? { measureRequests: metrics.value.measureRequests, countWebVitals: metrics.value.countWebVitals }
        : {}),
    });
  } catch (error) {
    return giveUp(`The service could not be built (${errorCode(error)}); this is a mistake in it.`);
  }
  try {
    await service.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await service.close();
    return giveUp(notListening(settings, error, forService));
  }
  const metricsServer = O.isSome(metrics)
    ? await serveMetrics(metrics.value, metrics.value.listenAddress)
    : E.right(noMetricsServer);
  if (E.isLeft(metricsServer)) {
    await service.close();
    return giveUp(metricsServer.left);
  }
  const commands = {
    tokens: tokenCommand(stores.serviceTokens, clock),
    webhooks: webhookCommand(database.db, endpoints.right, clock),
    'product-pictures': pictureCommand(database.db, clock),
    doctor: doctorCommand(database.db, clock),
  };
  const stopCommands = database.kind === 'embedded' ? await openCommands(settings, commands, log) : async () => {};
  const stopCleanup = startScheduledCleanup(
    {
      ...dependencies,
      housekeeping: stores.housekeeping,
      origin: settings.isProduction ? 'https://localhost' : addressOf(service, settings.host),
    },
    CLEANUP_MILLISECONDS,
  );
  const stopEmails = startEmailRounds(dependencies, EMAIL_TIMES, asyncScheduler);
  const stopWebhooks = startWebhookRounds(
    {
      webhooks: stores.webhooks,
      sender: webhookSender(endpoints.right),
      clock,
      log,
      random: random.random,
    },
    endpoints.right,
    stores.registries.written$,
    WEBHOOK_TIMES,
  );
  const maker = pictureMaker();
  const stopPictures = startPictureRounds(
    { pictures: stores.pictures, fetchPicture: pictureFetcher(pictureHosts), maker, clock, log },
    PICTURE_TIMES,
    asyncScheduler,
  );
  // Only for the log, so that nobody waits for it.
  const guideGaps = logGuideGaps(editorial, dependencies)().catch((error: unknown) =>
    log.write(backgroundTaskFailed('gift-guide', error))(),
  );
  const demo = settings.seedsDemo ? O.some(shownDemo(shop.right.data)) : O.none;
  const stopped = new AbortController();
  const firstPictures = O.isSome(demo)
    ? makeFirstPictures(service, demo.value, sites, stopped.signal).catch((error: unknown) =>
        log.write({ level: 'error', tag: 'pictures.first-failed', data: { problem: String(error) } })(),
      )
    : Promise.resolve();
  const stop = async (): Promise<void> => {
    stopCleanup();
    stopped.abort();
    service.beginDrain();
    await setTimeout(settings.drainSeconds * 1_000);
    const emailsEnd = stopEmails();
    const webhooksEnd = stopWebhooks();
    const picturesEnd = stopPictures();
    await firstPictures;
    await Promise.all([service.close(), stopCommands(), guideGaps]);
    await emailsEnd;
    await webhooksEnd;
    await picturesEnd;
    maker.end();
    await metricsServer.right.stop();
    await database.close();
  };
  return E.right({ address: addressOf(service, settings.host), sites, demo, stop });
};
