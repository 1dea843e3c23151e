import { type Clock, instantAt } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Command } from '../commands/command.ts';
import type { Queries } from '../database/queries.ts';
import { errorCode } from '../log/error-code.ts';
import { type DatabaseHealth, readDatabaseHealth } from '../sql/database-health.sql.ts';
import { type Finding, ok, problem, reportOf } from './finding.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds that two clocks may differ before a warning, and before it does harm: signed reports are good for five minutes. */
const CLOCK_SECONDS = { warning: 5, error: 60 };
const BACKUP_DAYS = 2;
/** The part of the connections of a server that may be in use. */
const MAX_CONNECTION_SHARE = 0.9;
const SLOW_ANSWER = 250;

const longAgo = (since: string | null, now: number): string => {
  const hours = Math.round((now - Date.parse(since ?? '')) / HOUR);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
};

/** How far that clock is from the one of this machine. */
export const clockCheck = (check: string, there: number, here: number): Finding => {
  const seconds = Math.round(Math.abs(there - here) / SECOND);
  if (seconds < CLOCK_SECONDS.warning) return ok(check, 'agrees with this machine’s clock');
  return problem(
    check,
    seconds < CLOCK_SECONDS.error ? 'warning' : 'error',
    `differs by ${seconds} s from this machine’s clock`,
    'Have both set by the same time servers (NTP): links, codes and signed reports end by them.',
  );
};

const backupCheck = (lastBackup: string | null, now: number): Finding => {
  const advice =
    'Take one every day: npm run backup -- FILE. Backups by other means are recorded by: insert into backups default values.';
  if (lastBackup === null) return problem('backup', 'warning', 'none is known', advice);
  const age = longAgo(lastBackup, now);
  return now - Date.parse(lastBackup) < BACKUP_DAYS * DAY
    ? ok('backup', `the last one is ${age} old`)
    : problem('backup', 'warning', `the last one is ${age} old`, advice);
};

const late = (
  check: string,
  what: string,
  { count, since }: DatabaseHealth['emails'],
  now: number,
  advice: string,
): Finding => {
  if (count === 0) return ok(check, `none ${what}`);
  const oldest = now - Date.parse(since ?? '') < HOUR ? '' : `, the oldest for ${longAgo(since, now)}`;
  return problem(check, 'error', `${count} ${what}${oldest}`, advice);
};

/** What is well and not well with a database in that state, at that time and after that many milliseconds of waiting for it. */
export const databaseChecks = (
  health: DatabaseHealth,
  { now, responseMs }: { readonly now: number; readonly responseMs: number },
): ReadonlyArray<Finding> => {
  const { version, connections, mostConnections, bytes, deadWebhooks, disabledEndpoints } = health;
  const message = `PostgreSQL ${version} answers in ${responseMs} ms; ${connections} of ${mostConnections} connections, ${Math.ceil(bytes / 1_000_000)} MB`;
  const isNearlyFull = connections > mostConnections * MAX_CONNECTION_SHARE;
  return [
    isNearlyFull || responseMs > SLOW_ANSWER
      ? problem(
          'database',
          'warning',
          message,
          isNearlyFull
            ? 'Raise max_connections of the server, or lower DATABASE_CONNECTIONS (docs/scaling.md).'
            : 'Keep the service near its database, and look for what keeps that busy.',
        )
      : ok('database', message),
    clockCheck('its clock', Date.parse(health.now), now),
    backupCheck(health.lastBackup, now),
    late(
      'emails',
      'late',
      health.emails,
      now,
      'The log says why under email.not-sent; try the mail server: npm run doctor -- --mail you@example.com',
    ),
    late(
      'payments',
      'not captured',
      health.captures,
      now,
      'The log says why under payment.capture-failed; look at the orders in the payment service.',
    ),
    late('refunds', 'not paid', health.refunds, now, 'docs/runbook.md, Money does not go back, says what to do.'),
    late(
      'webhooks',
      'late',
      health.webhooks,
      now,
      'npm run webhooks -- list says to whom; a process with WEBHOOKS_FILE sends them.',
    ),
    ...(deadWebhooks === 0
      ? []
      : [
          problem(
            'webhooks',
            'warning',
            `${deadWebhooks} given up`,
            'npm run webhooks -- dead says why; send them again with replay.',
          ),
        ]),
    ...disabledEndpoints.map((endpoint) =>
      problem(
        'webhooks',
        'warning',
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
      const health = await readDatabaseHealth(db, {
        messagesBefore: before(10 * MINUTE),
        moneyBefore: before(2 * HOUR),
      });
      const now = Date.parse(clock.now());
      return reportOf(databaseChecks(health, { now, responseMs: now - began }));
    } catch (error) {
      const code = errorCode(error);
      return reportOf([
        code === '42P01'
          ? problem(
              'database',
              'error',
              'has the tables of another release',
              'Ask the doctor of the release that runs on it.',
            )
          : problem('database', 'error', `does not answer (${code})`, 'docs/runbook.md, Alarms, says what to do.'),
      ]);
    }
  };
