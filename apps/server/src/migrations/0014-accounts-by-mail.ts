import { type Kysely, type Migration, sql } from 'kysely';

/*
 * Accounts get names, and come into being once their mail address is confirmed; links in letters are kept as digests only; letters wait in the same write that causes them. A letter holds no
 * link: that is made when it is sent.
 */
const statements: ReadonlyArray<string> = [
  `alter table accounts add column first_name text not null default ''`,
  `alter table accounts add column last_name text not null default ''`,
  `create table account_drafts (
    draft_id bigint generated always as identity primary key,
    digest text unique,
    email text not null check (email = lower(email)),
    first_name text not null,
    last_name text not null,
    password_hash text not null,
    expires_at timestamptz not null
  )`,
  'create index account_drafts_by_email on account_drafts (email)',
  'create index account_drafts_by_end on account_drafts (expires_at)',
  `create table password_resets (
    digest text primary key,
    account_id text not null references accounts on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index password_resets_by_account on password_resets (account_id)',
  'create index password_resets_by_end on password_resets (expires_at)',
  `create table invitations (
    registry_id text primary key references registries on delete cascade,
    email text not null,
    invited_by text not null references accounts on delete cascade,
    digest text unique,
    expires_at timestamptz not null
  )`,
  'create index invitations_by_end on invitations (expires_at)',
  'create index invitations_by_account on invitations (invited_by)',
  `create table letters (
    letter_id bigint generated always as identity primary key,
    letter json not null,
    attempts integer not null default 0,
    due_at timestamptz not null
  )`,
  'create index letters_by_time on letters (due_at)',
];

/** Accounts that are made, reached and shared by mail (AUTH-06). */
export const accountsByMail: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
