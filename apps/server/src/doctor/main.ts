import { isMailAddress } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { pino } from 'pino';
import { systemClock } from '../clock/system-clock.ts';
import { type CommandOutcome, failedCommand } from '../commands/command.ts';
import { parseArguments, usageError } from '../commands/parse-arguments.ts';
import { printOutcome, runCommand } from '../commands/run-command.ts';
import { pinoLog } from '../log/pino-log.ts';
import { siteMail } from '../mail/mail-message.ts';
import { connectProviders } from '../providers/connect-providers.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openShop } from '../shop/open-shop.ts';
import { doctorCommand } from './database-checks.ts';
import { diskCheck, mailCheck, originChecks, picturesCheck } from './environment-checks.ts';
import { type Finding, problem, reportOf } from './finding.ts';

const USAGE = `Looks at a running shop: its database and clock, what is late, the last backup, its hosts with their certificates, pictures, disk and mail.

  npm run doctor
  npm run doctor -- --mail ADDRESS      sends an email there as well
  npm run doctor -- --origin ORIGIN     looks at that origin instead of the hosts of the sites: http://localhost:3000

  --help            this

The variables are those of the service. It changes nothing, but for one small file where pictures are stored.

Exit code: 0 no error; 1 an error, and what to do is said beneath it.
`;

const options = { mail: { type: 'string' }, origin: { type: 'string' } } as const;

/** An origin of a site, and an address that leads to it where the name of its host does not. */
interface Place {
  readonly origin: string;
  readonly at?: string;
}

interface Asked {
  readonly mail: string | undefined;
  readonly origin: string | undefined;
}

/** Those of the hosts; in production at the names of the hosts, elsewhere at the port of the service on this machine. */
const originsOf = ({ isProduction, port }: Settings, hosts: ReadonlyArray<string>): ReadonlyArray<Place> =>
  hosts.map((host) =>
    isProduction ? { origin: `https://${host}` } : { origin: `http://${host}:${port}`, at: `http://localhost:${port}` },
  );

const environmentChecks = async (settings: Settings, asked: Asked): Promise<ReadonlyArray<Finding>> => {
  const { PICTURES_DIR: picturesFolder } = settings.environment;
  const disks = [settings.dataDir, ...(picturesFolder === undefined ? [] : [picturesFolder])];
  const shop = await openShop(settings, systemClock.now())();
  if (E.isLeft(shop)) return [problem('shop', 'error', shop.left, 'docs/shop.md says how a shop is described.')];
  const { sites, emailSenders, looks, taxes } = shop.right;
  const connected = await connectProviders(settings.modules, settings.environment, {
    log: pinoLog(pino.destination(2)),
    clock: systemClock,
    dataFolder: settings.dataDir,
    isProduction: settings.isProduction,
    taxes,
  });
  if (E.isLeft(connected))
    return [problem('modules', 'error', connected.left, 'docs/providers.md says what they need.')];
  const { mail, pictures } = connected.right;
  const siteHosts = sites.flatMap(({ hosts }) => hosts);
  const origins = asked.origin === undefined ? originsOf(settings, siteHosts) : [{ origin: asked.origin }];
  const originFindings: Finding[] = [];
  for (const { origin, at } of origins) originFindings.push(...(await originChecks(origin, siteHosts, Date.now, at)));
  return [
    ...originFindings,
    await picturesCheck(pictures),
    ...disks.map(diskCheck),
    ...(asked.mail === undefined
      ? []
      : [
          await mailCheck(
            siteMail(mail, { senders: emailSenders, looks }),
            sites[0],
            origins[0]?.origin ?? '',
            asked.mail,
          ),
        ]),
  ];
};

const run = async (args: ReadonlyArray<string>): Promise<CommandOutcome> => {
  const parsed = parseArguments(USAGE, options, args);
  if (E.isLeft(parsed)) return parsed.left;
  const {
    values: { mail, origin },
    positionals: [more],
  } = parsed.right;
  if (more !== undefined) return usageError(`It takes no ${more}.`);
  if (mail !== undefined && !isMailAddress(mail)) return usageError('--mail is an email address.');
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).origin === origin))
    return usageError('--origin is scheme, host and port, such as http://localhost:3000.');
  const settings = readSettings(process.env);
  if (E.isLeft(settings)) return failedCommand(settings.left);
  const database = await runCommand('doctor', [], settings.right, ({ db }) => doctorCommand(db, systemClock));
  const place = reportOf(await environmentChecks(settings.right, { mail, origin }));
  return {
    exitCode: Math.max(database.exitCode, place.exitCode),
    stdout: database.stdout + place.stdout,
    stderr: database.stderr,
  };
};

printOutcome(await run(process.argv.slice(2)));
