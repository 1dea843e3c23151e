import { type Clock, instantAt } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Command } from '../commands/command.ts';
import type { Queries } from '../database/queries.ts';
import { errorCode } from '../log/error-code.ts';
import { type DatabaseCondition, readCondition } from '../sql/condition.sql.ts';
import { type Finding, notWell, ok, reportOf } from './finding.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds that two clocks may differ before it is told, and before it does harm: signed reports are good for five minutes. */
const CLOCK_SECONDS = { look: 5, wrong: 60 };
const BACKUP_DAYS = 2;
/** The part of the connections of a server that may be in use. */
const MOST_IN_USE = 0.9;
const SLOW_ANSWER = 250;

const longAgo = (since: string | null, now: number): string => {
  const hours = Math.round((now - Date.parse(since ?? '')) / HOUR);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
};

/** How far that clock is from the one of this machine. */
export const clockFinding = (about: string, there: number, here: number): Finding => {
  const seconds = Math.round(Math.abs(there - here) / SECOND);
  if (seconds < CLOCK_SECONDS.look) return ok(about, 'agrees with this machine’s clock');
  return notWell(
    about,
    seconds < CLOCK_SECONDS.wrong ? 'look' : 'wrong',
    `differs by ${seconds} s from this machine’s clock`,
    'Have both set by the same time servers (NTP): links, codes and signed reports end by them.',
  );
};

const backupFinding = (lastBackup: string | null, now: number): Finding => {
  const advice =
    'Take one every day: npm run backup -- FILE. Backups by other means are recorded by: insert into backups default values.';
  if (lastBackup === null) return notWell('backup', 'look', 'none is known', advice);
  const age = longAgo(lastBackup, now);
  return now - Date.parse(lastBackup) < BACKUP_DAYS * DAY
    ? ok('backup', `the last one is ${age} old`)
    : notWell('backup', 'look', `the last one is ${age} old`, advice);
};

const late = (
  about: string,
  what: string,
  { count, since }: DatabaseCondition['emails'],
  now: number,
  advice: string,
): Finding =>
  count === 0
    ? ok(about, `none ${what}`)
    : notWell(about, 'wrong', `${count} ${what}, the oldest for ${longAgo(since, now)}`, advice);

/** What the condition of a database says, at that time and after that many milliseconds of waiting for it. */
export const databaseFindings = (
  condition: DatabaseCondition,
  { now, took }: { readonly now: number; readonly took: number },
): ReadonlyArray<Finding> => {
  const { version, connections, mostConnections, bytes, deadWebhooks, disabledEndpoints } = condition;
  const says = `PostgreSQL ${version} answers in ${took} ms; ${connections} of ${mostConnections} connections, ${Math.ceil(bytes / 1_000_000)} MB`;
  const isNearlyFull = connections > mostConnections * MOST_IN_USE;
  return [
    isNearlyFull || took > SLOW_ANSWER
      ? notWell(
          'database',
          'look',
          says,
          isNearlyFull
            ? 'Raise max_connections of the server, or lower DATABASE_CONNECTIONS (docs/scaling.md).'
            : 'Keep the service near its database, and look for what keeps that busy.',
        )
      : ok('database', says),
    clockFinding('its clock', Date.parse(condition.now), now),
    backupFinding(condition.lastBackup, now),
    late(
      'emails',
      'late',
      condition.emails,
      now,
      'The log says why under email.not-sent; try the mail server: npm run doctor -- --mail you@example.com',
    ),
    late(
      'payments',
      'not captured',
      condition.captures,
      now,
      'The log says why under payment.capture-failed; look at the orders in the payment service.',
    ),
    late('refunds', 'not paid', condition.refunds, now, 'docs/runbook.md, Money does not go back, says what to do.'),
    late(
      'webhooks',
      'late',
      condition.webhooks,
      now,
      'npm run webhooks -- list says to whom; a process with WEBHOOKS_FILE sends them.',
    ),
    ...(deadWebhooks === 0
      ? []
      : [
          notWell(
            'webhooks',
            'look',
            `${deadWebhooks} given up`,
            'npm run webhooks -- dead says why; send them again with replay.',
          ),
        ]),
    ...disabledEndpoints.map((endpoint) =>
      notWell(
        'webhooks',
        'look',
        `${endpoint} answered that it is gone`,
        `Once it is back: npm run webhooks -- enable ${endpoint}`,
      ),
    ),
  ];
};

/** Looks at a database, and at what waits in it (OPS-07). */
export const doctorCommand =
  (db: Queries, clock: Clock): Command =>
  () =>
  async () => {
    const began = Date.parse(clock.now());
    const before = (milliseconds: number) => O.getOrElse(clock.now)(instantAt(began - milliseconds));
    try {
      const condition = await readCondition(db, { messagesBefore: before(10 * MINUTE), moneyBefore: before(2 * HOUR) });
      const now = Date.parse(clock.now());
      return reportOf(databaseFindings(condition, { now, took: now - began }));
    } catch (error) {
      return reportOf([
        notWell(
          'database',
          'wrong',
          `does not answer (${errorCode(error)})`,
          'docs/runbook.md, Alarms, says what to do.',
        ),
      ]);
    }
  };
