import { describe, expect, it } from 'vitest';
import { steps } from './index.ts';
import { type MigrationStep, stepProblems } from './migration-step.ts';

const baseline: MigrationStep = { name: '0001-baseline-x', release: 1, statements: ['create table gifts (id text)'] };
const expand = (...statements: ReadonlyArray<string>): MigrationStep => ({
  name: '0002-expand-tags',
  release: 2,
  statements,
});
const contract: MigrationStep = {
  name: '0003-contract-tags',
  release: 3,
  completes: '0002-expand-tags',
  statements: ['alter table gifts drop column id'],
};

describe('the steps of the tables', () => {
  it('[OPS-03] of this release let the release before run beside it', () => {
    expect(stepProblems(steps)).toEqual([]);
  });

  it('[OPS-03] may add what an earlier release can live with, and remove the rest a release later', () => {
    const adding = expand(
      'create table tags (tag text primary key)',
      'create unique index tags_once on tags (tag)',
      'create index gifts_by_id on gifts (id)',
      'alter table gifts add column tag text',
      `alter table gifts add column color text not null default 'red'`,
      `alter table gifts add column shade text default 'red' not null`,
      `update gifts set tag = ''`,
    );
    expect(stepProblems([baseline, adding, contract])).toEqual([]);
  });

  it.each([
    'drop table gifts',
    'alter table gifts drop column id',
    'alter table gifts rename column id to gift_id',
    'alter table gifts alter column id set not null',
    'alter table gifts alter id type bigint',
    'delete from gifts',
    'truncate gifts',
    `alter table gifts add constraint some check (id <> '')`,
    'alter table gifts add column tag text not null',
    'alter table gifts add column price numeric(6,2) not null',
    'alter table gifts add price int not null',
    'alter table gifts add column tag text unique',
    'alter table gifts add column tag text, drop column id',
    'create unique index gifts_once on gifts (id)',
    'create unique index if not exists gifts_once on gifts (id)',
    'create trigger changed after insert on gifts execute function f()',
  ])('[OPS-03] are refused where an expanding one would stop the release before: %s', (statement) => {
    expect(stepProblems([baseline, expand(statement)])).toEqual([`0002-expand-tags may not expand by: ${statement}`]);
  });

  it('[OPS-03] are refused out of order, without a kind, and where a contracting one comes with its expanding one', () => {
    const adding = expand('alter table gifts add column tag text');
    const none = '0003-contract-tags completes no expanding step of an earlier release';
    expect(stepProblems([baseline, contract])).toEqual([none]);
    expect(stepProblems([baseline, adding, { ...contract, release: 2 }])).toEqual([none]);
    expect(stepProblems([baseline, { ...adding, name: '0001-expand-tags' }])).toEqual([
      '0001-expand-tags is out of order',
    ]);
    expect(stepProblems([baseline, { ...adding, release: 0 }])).toEqual([
      '0002-expand-tags is of an earlier release than 0001-baseline-x',
    ]);
    expect(stepProblems([baseline, { ...adding, name: '0002-tags' }])).toEqual([
      '0002-tags is not named as a baseline, expand or contract step',
    ]);
    expect(stepProblems([adding])).toEqual(['0002-expand-tags is not where a baseline belongs']);
  });
});
