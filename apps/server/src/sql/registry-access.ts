import {
  type AccountId,
  type FoundRegistry,
  foundPhoto,
  type GrId,
  type Market,
  type OwnRegistry,
  ownersRevisionOf,
  parseVersion,
  type Registry,
  type RegistryAccess,
  type VersionedAccess,
  type Visibility,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type * as t from 'io-ts';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { readStored } from './json/codec.ts';
import { type AccessRow, type FoundRow, OwnRow, type RevisionRow, TaggedAccessRow } from './json/registry.json.ts';

const visibilityOf = ({ visibility, link_key, is_indexed }: t.TypeOf<typeof AccessRow>): Visibility => {
  switch (visibility) {
    case 'findable':
      return is_indexed ? { _tag: 'Findable', isIndexed: true } : { _tag: 'Findable' };
    case 'link':
      return { _tag: 'LinkOnly', key: O.getOrElse(() => '')(link_key) };
    case 'private':
      return { _tag: 'Private' };
  }
};

/** Converts a row to the access fields. */
export const accessOf = (row: t.TypeOf<typeof AccessRow>): RegistryAccess => ({
  grId: row.registry_id,
  version: row.version,
  market: row.market,
  visibility: visibilityOf(row),
  isPaused: row.is_paused,
  owners: row.owners.map(({ account_id }) => account_id),
});

/** The accounts that own a registry, in order. */
export const owners = (eb: ExpressionBuilder<Tables & { registry: Tables['registries'] }, 'registry'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('registry_owners as owner')
      .select('owner.account_id')
      .whereRef('owner.registry_id', '=', 'registry.registry_id')
      .orderBy('owner.position'),
  ).as('owners');

/** The revision that owners see where writes were hidden from them; a revision that was written by hand is seen. */
export const ownersRevisionIn = (row: t.TypeOf<typeof RevisionRow>): Pick<Registry, 'ownersRevision'> => {
  const version = O.toUndefined(parseVersion(row.version - row.hidden_writes));
  if (row.hidden_writes === 0 || version === undefined) return {};
  const isLastHidden = O.exists((hidden: string) => hidden === row.revision_id)(row.hidden_revision_id);
  const revisionId = isLastHidden ? O.getOrElse(() => row.revision_id)(row.seen_revision_id) : row.revision_id;
  return { ownersRevision: { version, revisionId } };
};

const accessQuery = (queries: Queries, grId: GrId) =>
  queries
    .selectFrom('registries as registry')
    .select(['registry.registry_id', 'registry.version', 'registry.market', 'registry.revision_id'])
    .select(['registry.visibility', 'registry.link_key', 'registry.is_indexed', 'registry.is_paused'])
    .select(['registry.hidden_writes', 'registry.hidden_revision_id', 'registry.seen_revision_id'])
    .select((eb) => [owners(eb), eb.selectFrom('catalogue').select('catalogue.revision_id').as('catalogue_revision')])
    .where('registry.registry_id', '=', grId)
    .compile();

const versionedAccess = (grId: GrId, row: unknown): VersionedAccess => {
  const tagged = readStored(TaggedAccessRow, row);
  const { version, revision_id: revisionId, catalogue_revision } = tagged;
  const seen = ownersRevisionOf({ version, revisionId, ...ownersRevisionIn(tagged) });
  const catalogue = O.getOrElse(() => '')(catalogue_revision);
  return {
    ...accessOf(tagged),
    contentVersion: `${grId} ${version} ${revisionId} ${catalogue}`,
    ownersContentVersion: `${grId} ${seen.version} ${seen.revisionId} ${catalogue}`,
  };
};

let compiledAccessQuery: ReturnType<typeof accessQuery> | undefined;

/** The number of rows of which the access is kept. */
const KEPT_ROWS = 5_000;

/** By the row's text: every request for a view reads one, mostly the same as before. */
const decoded = new LRUCache<string, VersionedAccess>({ max: KEPT_ROWS });

/** The access fields of a registry, with a tag of its content; the items are not read. The statement is made once. */
export const readAccess = async (queries: Queries, grId: GrId): Promise<O.Option<VersionedAccess>> => {
  compiledAccessQuery ??= accessQuery(queries, grId);
  const {
    rows: [row],
  } = await queries.executeQuery({ ...compiledAccessQuery, parameters: [grId] });
  if (row === undefined) return O.none;
  const text = JSON.stringify(row);
  const known = decoded.get(text);
  if (known !== undefined) return O.some(known);
  const access = versionedAccess(grId, row);
  decoded.set(text, access);
  return O.some(access);
};

const namedOf = (row: Omit<t.TypeOf<typeof OwnRow>, 'is_paused'>): Omit<OwnRegistry, 'isPaused'> => ({
  grId: row.registry_id,
  eventType: { code: row.event_type_code, name: row.event_type_name },
  eventDate: row.event_date,
  primaryFirstName: row.primary_first_name,
  secondaryFirstName: row.secondary_first_name,
});

/** Converts a row to a search result; without a second registrant there is no second last name. */
export const foundOf = (row: t.TypeOf<typeof FoundRow>): FoundRegistry => ({
  ...namedOf(row),
  primaryLastName: row.primary_last_name,
  secondaryLastName: O.isSome(row.secondary_first_name) ? row.secondary_last_name : O.none,
  photo: foundPhoto(row.registry_id, row.photo),
});

/** The registries of the market that the account owns. */
export const readOwned = async (
  queries: Queries,
  account: AccountId,
  market: Market,
): Promise<ReadonlyArray<OwnRegistry>> => {
  const rows = await queries
    .selectFrom('registries as registry')
    .innerJoin('registry_owners as owner', 'owner.registry_id', 'registry.registry_id')
    .select([
      'registry.registry_id',
      'event_type_code',
      'event_type_name',
      'event_date',
      'is_paused',
      'primary_first_name',
      'secondary_first_name',
    ])
    .where('owner.account_id', '=', account)
    .where('registry.market', '=', market)
    .orderBy('registry.begun', 'desc')
    .execute();
  return rows.map((raw) => {
    const row = readStored(OwnRow, raw);
    return { ...namedOf(row), isPaused: row.is_paused };
  });
};
