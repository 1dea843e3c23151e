/*
 * [OPS-03] Two releases run beside each other while one replaces the other. So the tables change in two steps of two releases: `expand` adds what the release before can live with, and a later `contract`
 * removes what nothing reads or writes any more. A process starts on tables that are ahead of it by expanding steps alone, so that a release can be taken back as well.
 */
import { type Migration, sql } from 'kysely';

/** A step from one state of the tables to the next. */
export interface MigrationStep {
  /** `0002-expand-gift-tags`: its number, kind and subject. */
  readonly name: string;
  /** The release that introduces it, counted from 1. */
  readonly release: number;
  /** For a contracting step: the expanding step of an earlier release that it completes. */
  readonly completes?: string;
  readonly statements: ReadonlyArray<string>;
}

const NAME = /^\d{4}-(baseline|expand|contract)-[a-z0-9-]+$/;

/** Whether the name is that of an expanding step, with which the previous release can still run. */
export const isExpanding = (name: string): boolean => NAME.exec(name)?.[1] === 'expand';

/** Statements with which the previous release can still run: new tables, optional columns, indexes and rows. */
const ALLOWED: ReadonlyArray<RegExp> = [
  /^create table \w+ /,
  /^create index (if not exists )?\w+ on \w+ /,
  /^create unique index \w+ on (\w+) /,
  /^create function /,
  /^alter table \w+ add column (?!.*\b(unique|primary key|references|check|drop|rename|alter)\b)(?=.* default |(?!.* not null ))/,
  /^(insert into|update) \w+ /,
];

const tablesMadeBy = (statements: ReadonlyArray<string>): ReadonlyArray<string> =>
  statements.flatMap((statement) => /^create table (\w+) /.exec(statement)?.[1] ?? []);

const expandingProblems = ({ name, statements }: MigrationStep): ReadonlyArray<string> => {
  const plain = statements.map((statement) => `${statement.trim().toLowerCase().replaceAll(/\s+/g, ' ')} `);
  const own = tablesMadeBy(plain);
  return plain.flatMap((statement) => {
    const unique = /^create unique index \w+ on (\w+) /.exec(statement)?.[1];
    const isAllowed = ALLOWED.some((form) => form.test(statement)) && (unique === undefined || own.includes(unique));
    return isAllowed ? [] : [`${name} may not expand by: ${statement.trim()}`];
  });
};

/** Problems with the steps, in sentences; empty when processes of two consecutive releases can share the tables at any time. */
export const stepProblems = (steps: ReadonlyArray<MigrationStep>): ReadonlyArray<string> =>
  steps.flatMap((step, place) => {
    const { name, release, completes } = step;
    const kind = NAME.exec(name)?.[1];
    const earlier = steps.slice(0, place);
    const before = earlier.at(-1);
    const completed = earlier.find((other) => other.name === completes);
    return [
      ...(kind === undefined ? [`${name} is not named as a baseline, expand or contract step`] : []),
      ...((kind === 'baseline') === (place === 0) ? [] : [`${name} is not where a baseline belongs`]),
      ...(before !== undefined && before.name.slice(0, 4) >= name.slice(0, 4) ? [`${name} is out of order`] : []),
      ...(before !== undefined && before.release > release
        ? [`${name} is of an earlier release than ${before.name}`]
        : []),
      ...(kind === 'expand' ? expandingProblems(step) : []),
      ...(kind === 'contract' &&
      (completed === undefined || !isExpanding(completed.name) || completed.release >= release)
        ? [`${name} completes no expanding step of an earlier release`]
        : []),
    ];
  });

/** The step in the form that the migrator takes. */
export const migrationOf = ({ statements }: MigrationStep): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
