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
import { doctorCommand } from './database-findings.ts';
import { type Finding, notWell, reportOf } from './finding.ts';
import { diskFinding, mailFinding, originFindings, picturesFinding } from './place-findings.ts';

const USAGE = `Looks at a running shop: its database and clock, what is late, the last backup, its hosts with their certificates, pictures, disk and mail.

  npm run doctor
  npm run doctor -- --mail ADDRESS      sends an email there as well
  npm run doctor -- --origin ORIGIN     looks at that origin instead of the hosts of the sites: http://localhost:3000

  --help            this

The variables are those of the service. It changes nothing, but for one small file where pictures are stored.

Exit code: 0 nothing is wrong; 1 something is, and what to do is said beside it.
`;

const options = { mail: { type: 'string' }, origin: { type: 'string' } } as const;

interface Asked {
  readonly mail: string | undefined;
  readonly origin: string | undefined;
}

/** Of the sites in production; elsewhere that of the usual port. */
const originsOf = ({ isProduction, port }: Settings, hosts: ReadonlyArray<string>): ReadonlyArray<string> =>
  isProduction ? hosts.map((host) => `https://${host}`) : [`http://localhost:${port}`];

const placeFindings = async (settings: Settings, asked: Asked): Promise<ReadonlyArray<Finding>> => {
  const { PICTURES_DIR: picturesFolder } = settings.environment;
  const disks = [settings.dataDir, ...(picturesFolder === undefined ? [] : [picturesFolder])];
  const shop = await openShop(settings, systemClock.now())();
  if (E.isLeft(shop)) return [notWell('shop', 'wrong', shop.left, 'docs/shop.md says how a shop is described.')];
  const { sites, emailSenders, looks, taxes } = shop.right;
  const connected = await connectProviders(settings.modules, settings.environment, {
    log: pinoLog(pino.destination(2)),
    clock: systemClock,
    dataFolder: settings.dataDir,
    isProduction: settings.isProduction,
    taxes,
  });
  if (E.isLeft(connected))
    return [notWell('modules', 'wrong', connected.left, 'docs/providers.md says what they need.')];
  const { mail, pictures } = connected.right;
  const origins =
    asked.origin === undefined
      ? originsOf(
          settings,
          sites.flatMap(({ hosts }) => hosts),
        )
      : [asked.origin];
  const visited: Finding[] = [];
  for (const origin of origins) visited.push(...(await originFindings(origin, Date.now)));
  return [
    ...visited,
    await picturesFinding(pictures),
    ...disks.map(diskFinding),
    ...(asked.mail === undefined
      ? []
      : [await mailFinding(siteMail(mail, { senders: emailSenders, looks }), sites[0], origins[0] ?? '', asked.mail)]),
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
  const place = reportOf(await placeFindings(settings.right, { mail, origin }));
  return {
    exitCode: Math.max(database.exitCode, place.exitCode),
    stdout: database.stdout + place.stdout,
    stderr: database.stderr,
  };
};

printOutcome(await run(process.argv.slice(2)));
