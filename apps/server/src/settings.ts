import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { either as E, function as F, option as O } from 'fp-ts';
import { type PictureHost, readPictureHosts } from './product-pictures/picture-addresses.ts';
import { type ModuleNames, moduleVariables } from './providers/connect-providers.ts';

/** The configuration of the service, read from the environment. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where Prometheus reads metrics; none: they are not served. */
  readonly metricsPlace: O.Option<{ readonly host: string; readonly port: number }>;
  readonly dataDir: string;
  readonly databaseUrl: O.Option<string>;
  /** The same database without a connection pooler between; none: the same as `databaseUrl`. */
  readonly databaseDirectUrl: O.Option<string>;
  /** A standby of the database, for reading registries; none: everything is read from the database itself. */
  readonly databaseReadUrl: O.Option<string>;
  /** The number of shared connections to a PostgreSQL server, and how long a call waits for one. */
  readonly databaseConnections: number;
  readonly databasePatienceSeconds: number;
  /** How long the service keeps answering after a stop has made it report not ready. */
  readonly drainSeconds: number;
  readonly isProduction: boolean;
  readonly seedsDemo: boolean;
  readonly trustProxy: string | false;
  /** The secrets that sign a commerce back end's order reports, the old one last; without any, reports are refused. */
  readonly reportSecrets: ReadonlyArray<string>;
  /** The origins of other front ends, whose pages may read the cart and add to it. */
  readonly corsOrigins: ReadonlyArray<string>;
  /** The modules of payments, taxes, storage of pictures and mail. */
  readonly modules: ModuleNames;
  /** Where the modules read their own settings. */
  readonly environment: Environment;
  readonly webFolder: string;
  /** The folder of the shop: its sites, markets, catalogue and pictures. */
  readonly shopFolder: string;
  /** Where pictures of products may be fetched from. */
  readonly pictureHosts: ReadonlyArray<PictureHost>;
  /** The file of the retailer's gift guide. */
  readonly giftGuide: string;
  /** The file of the webhook endpoints; with `none`, no webhooks are sent. */
  readonly webhooksFile: O.Option<string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the built web app; the path is right both from the sources and from the built service. */
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The demo's folder, at the top of the repository; the path is right both from the sources and from the built service. */
export const DEMO_SHOP = fileURLToPath(new URL('../../../demo', import.meta.url));

/** The gift guide of the shop in that folder. */
export const giftGuideOf = (shopFolder: string): string => join(shopFolder, 'catalogue', 'gift-guide.json');

const filled = (text: string | undefined): O.Option<string> =>
  O.fromPredicate((value: string | undefined): value is string => value !== undefined && value.trim() !== '')(text);

const portOf = (name: string, otherwise: string, text: string): E.Either<string, number> =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535
    ? E.right(Number(text))
    : E.left(`${name} is not a number from 0 to 65535; set it to one, or leave it out ${otherwise}.`);

/** Metrics tell of the shop's turnover: no other machine reads them unless `METRICS_HOST` says so. */
const metricsPlaceOf = (port: O.Option<string>, host: O.Option<string>): E.Either<string, Settings['metricsPlace']> =>
  O.isNone(port)
    ? E.right(O.none)
    : E.map((number: number) => O.some({ host: O.getOrElse(() => '127.0.0.1')(host), port: number }))(
        portOf('METRICS_PORT', 'where no metrics are read', port.value),
      );

/** The variable as a whole number within the bounds, or the default. */
const countOf = (
  name: string,
  text: O.Option<string>,
  { least, most, otherwise }: { readonly least: number; readonly most: number; readonly otherwise: number },
): E.Either<string, number> => {
  if (O.isNone(text)) return E.right(otherwise);
  const count = Number(text.value);
  return /^\d{1,4}$/.test(text.value) && count >= least && count <= most
    ? E.right(count)
    : E.left(
        `${name} is not a whole number from ${least} to ${most}; set it to one, or leave it out for ${otherwise}.`,
      );
};

/** Address ranges that Fastify knows by name. */
const NETWORK_NAMES: ReadonlyArray<string> = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return NETWORK_NAMES.includes(text);
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
};

const trustProxyOf = (text: O.Option<string>): E.Either<string, string | false> =>
  O.isNone(text)
    ? E.right(false)
    : F.pipe(
        E.right(text.value),
        E.filterOrElse(
          (list) => list.split(',').every((network) => isNetwork(network.trim())),
          () =>
            'TRUST_PROXY is not a list of addresses or networks such as 10.0.0.1, 192.168.0.0/16; set it to one, or leave it out where no proxy is in front.',
        ),
      );

const isOrigin = (text: string, isProduction: boolean): boolean =>
  URL.canParse(text) &&
  new URL(text).origin === text &&
  (text.startsWith('https://') || (!isProduction && text.startsWith('http://')));

const corsOriginsOf = (text: O.Option<string>, isProduction: boolean): E.Either<string, ReadonlyArray<string>> => {
  const origins = O.isNone(text) ? [] : text.value.split(',').map((origin) => origin.trim());
  const wrong = origins.find((origin) => !isOrigin(origin, isProduction));
  return wrong === undefined
    ? E.right(origins)
    : E.left(
        `CORS_ORIGINS has "${wrong}", which is not an origin as browsers send it, such as https://shop.example.com: lower case, without a path or a slash at the end${isProduction ? ', in production https' : ''}.`,
      );
};

/** In characters; shorter secrets could be guessed. */
const SECRET_LENGTH = 32;

const reportSecretsOf = (secret: O.Option<string>, old: O.Option<string>): E.Either<string, ReadonlyArray<string>> => {
  const isShort = O.exists((text: string) => text.length < SECRET_LENGTH);
  if (isShort(secret))
    return E.left(
      `ORDER_REPORT_SECRET has fewer than ${SECRET_LENGTH} characters; set it to a longer one, or leave it out where no orders are reported.`,
    );
  if (isShort(old))
    return E.left(
      `ORDER_REPORT_SECRET_OLD has fewer than ${SECRET_LENGTH} characters; set it to the secret that was used before, or leave it out.`,
    );
  return E.right([secret, old].flatMap((each) => (O.isSome(each) ? [each.value] : [])));
};

/** Variables that were replaced, and what to set in their place: a service that started without them would do something else than before. */
const replaced: Readonly<Record<string, string>> = { PAYMENT: moduleVariables.payment };

const notReplaced = (env: Environment): E.Either<string, void> => {
  const old = Object.keys(replaced).find((name) => O.isSome(filled(env[name])));
  return old === undefined
    ? E.right(undefined)
    : E.left(
        `${old} is no longer read; set ${replaced[old]} to the name of a module in its place (docs/providers.md).`,
      );
};

/** Without a mail server, emails are written to the data folder. */
const modulesOf = (env: Environment): ModuleNames => {
  const named = (kind: keyof ModuleNames, otherwise: string): string =>
    O.getOrElse(() => otherwise)(filled(env[moduleVariables[kind]]));
  return {
    payment: named('payment', 'test'),
    tax: named('tax', 'table'),
    pictures: named('pictures', 'folder'),
    mail: named('mail', O.isSome(filled(env['SMTP_URL'])) ? 'smtp' : 'outbox'),
  };
};

/** Whether to seed demo data: by default into the embedded database, into a PostgreSQL database only on request, and never in production. */
const seedsDemo = (isProduction: boolean, hasServer: boolean, wish: O.Option<string>): boolean => {
  if (isProduction) return false;
  return O.isSome(wish) ? wish.value === '1' : !hasServer;
};

/** Long enough for a load balancer that checks every two seconds to notice that a process is not ready. */
const DRAIN_SECONDS = 5;

const pictureHostsOf = (text: O.Option<string>, isProduction: boolean): E.Either<string, ReadonlyArray<PictureHost>> =>
  O.isNone(text)
    ? E.right([])
    : E.mapLeft(
        (entry: string) =>
          `PICTURE_HOSTS has "${entry}", which is not a host such as cdn.example.com, *.example.com or http://pictures.example.com:8080; a network address is none${isProduction ? '' : ' but http://127.0.0.1, this machine'}.`,
      )(readPictureHosts(text.value, isProduction));

/** Reads the environment: PORT, HOST, DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL, SEED_DEMO, NODE_ENV, TRUST_PROXY, ORDER_REPORT_SECRET, ORDER_REPORT_SECRET_OLD, PAYMENT_MODULE, TAX_MODULE, PICTURES_MODULE, MAIL_MODULE, SHOP_DIR, GIFT_GUIDE, WEBHOOKS_FILE, PICTURE_HOSTS, DATABASE_CONNECTIONS, DATABASE_PATIENCE_SECONDS, DRAIN_SECONDS, METRICS_PORT, METRICS_HOST, CORS_ORIGINS; the modules read their own. Left is a sentence for whoever started it. */
export const readSettings = (env: Environment): E.Either<string, Settings> => {
  const isProduction = env['NODE_ENV'] === 'production';
  const databaseUrl = filled(env['DATABASE_URL']);
  const databaseDirectUrl = filled(env['DATABASE_DIRECT_URL']);
  const databaseReadUrl = filled(env['DATABASE_READ_URL']);
  const shopFolder = resolve(O.getOrElse(() => DEMO_SHOP)(filled(env['SHOP_DIR'])));
  const dataDir = resolve(O.getOrElse(() => '.data')(filled(env['DATA_DIR'])));
  return F.pipe(
    E.Do,
    E.filterOrElse(
      () => O.isSome(databaseUrl) || (O.isNone(databaseDirectUrl) && O.isNone(databaseReadUrl)),
      () =>
        `${O.isSome(databaseDirectUrl) ? 'DATABASE_DIRECT_URL' : 'DATABASE_READ_URL'} is set without DATABASE_URL; set both, or neither to have the embedded database in DATA_DIR.`,
    ),
    E.apS('port', portOf('PORT', 'for 3000', O.getOrElse(() => '3000')(filled(env['PORT'])))),
    E.apS('metricsPlace', metricsPlaceOf(filled(env['METRICS_PORT']), filled(env['METRICS_HOST']))),
    E.apS('trustProxy', trustProxyOf(filled(env['TRUST_PROXY']))),
    E.apS('reportSecrets', reportSecretsOf(filled(env['ORDER_REPORT_SECRET']), filled(env['ORDER_REPORT_SECRET_OLD']))),
    E.apFirst(notReplaced(env)),
    E.apS('corsOrigins', corsOriginsOf(filled(env['CORS_ORIGINS']), isProduction)),
    E.apS('pictureHosts', pictureHostsOf(filled(env['PICTURE_HOSTS']), isProduction)),
    E.apS(
      'databaseConnections',
      countOf('DATABASE_CONNECTIONS', filled(env['DATABASE_CONNECTIONS']), { least: 2, most: 1_000, otherwise: 10 }),
    ),
    E.apS(
      'databasePatienceSeconds',
      countOf('DATABASE_PATIENCE_SECONDS', filled(env['DATABASE_PATIENCE_SECONDS']), {
        least: 1,
        most: 60,
        otherwise: 10,
      }),
    ),
    E.apS(
      'drainSeconds',
      countOf('DRAIN_SECONDS', filled(env['DRAIN_SECONDS']), {
        least: 0,
        most: 600,
        otherwise: isProduction ? DRAIN_SECONDS : 0,
      }),
    ),
    E.map(
      ({ port, ...read }): Settings => ({
        ...read,
        port,
        host: O.getOrElse(() => '127.0.0.1')(filled(env['HOST'])),
        dataDir,
        databaseUrl,
        databaseDirectUrl,
        databaseReadUrl,
        isProduction,
        seedsDemo: seedsDemo(isProduction, O.isSome(databaseUrl), filled(env['SEED_DEMO'])),
        modules: modulesOf(env),
        environment: env,
        webFolder: WEB_FOLDER,
        shopFolder,
        giftGuide: O.match(
          () => giftGuideOf(shopFolder),
          (path: string) => resolve(path),
        )(filled(env['GIFT_GUIDE'])),
        webhooksFile: O.map((path: string) => resolve(path))(filled(env['WEBHOOKS_FILE'])),
      }),
    ),
  );
};

/** Whether the environment configures a destination for OpenTelemetry spans (OPS-01). */
export const isTracingSetUp = (env: Environment): boolean =>
  [env['OTEL_EXPORTER_OTLP_ENDPOINT'], env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']].some(
    (endpoint = '') => endpoint.trim() !== '',
  );
