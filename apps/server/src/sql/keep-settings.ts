import type { AccountId, GrId, SettingsFact } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { sql, type Updateable } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { readKept } from './json/codec.ts';
import { FoundRow } from './json/registry.json.ts';
import { foundOf } from './registry-access.ts';
import { nameTermsColumn } from './registry-columns.ts';
import { visibilityColumns } from './visibility-columns.ts';

/** After a registrant is called otherwise: the registry is found by the names as they are now. */
const saveNameTerms = async (queries: Queries, grId: GrId): Promise<void> => {
  const row = await queries.selectFrom('registries').selectAll().where('registry_id', '=', grId).executeTakeFirst();
  if (row === undefined) return;
  await queries
    .updateTable('registries')
    .set({ name_words: nameTermsColumn(foundOf(readKept(FoundRow, row))) })
    .where('registry_id', '=', grId)
    .execute();
};

/** What a fact changes of the registry's own row; nothing where what it tells of is kept elsewhere. */
const columnsOf = (fact: SettingsFact): Updateable<Tables['registries']> | undefined => {
  switch (fact._tag) {
    case 'AddressChanged':
      return undefined;
    case 'GreetingWritten':
      return { greeting: O.toNullable(fact.greeting) };
    case 'BiographyWritten':
      return { biography: fact.biography };
    case 'PhotoChanged':
      return { photo: O.toNullable(fact.photo) };
    case 'Renamed':
      return {
        primary_first_name: fact.primaryFirstName,
        primary_last_name: O.toNullable(fact.primaryLastName),
        secondary_first_name: O.toNullable(fact.secondaryFirstName),
        secondary_last_name: O.toNullable(fact.secondaryLastName),
      };
    case 'CoRegistrantJoined':
      return {
        secondary_first_name: O.toNullable(fact.firstName),
        secondary_last_name: O.toNullable(fact.lastName),
      };
    case 'CoRegistrantLeft':
      return {
        primary_first_name: fact.primaryFirstName,
        primary_last_name: O.toNullable(fact.primaryLastName),
        secondary_first_name: null,
        secondary_last_name: null,
      };
    case 'DateMoved':
      return { event_date: fact.eventDate };
    case 'EventChanged':
      return { event_type_code: fact.eventType.code, event_type_name: fact.eventType.name };
    case 'VisibilityChanged':
      return visibilityColumns(fact.visibility);
  }
};

/** Puts the account behind those that keep the registry already. */
const keepOwner = async (queries: Queries, grId: GrId, account: AccountId): Promise<void> => {
  await queries
    .insertInto('registry_owners')
    .columns(['registry_id', 'account_id', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('registry_owners')
        .select(({ fn, val }) => [
          val<string>(grId).as('registry_id'),
          val<string>(account).as('account_id'),
          sql<number>`${fn.coalesce(fn.max('position'), val(-1))} + 1`.as('position'),
        ])
        .where('registry_id', '=', grId),
    )
    .execute();
};

const takeOwner = async (queries: Queries, grId: GrId, account: AccountId): Promise<void> => {
  await queries
    .deleteFrom('registry_owners')
    .where('registry_id', '=', grId)
    .where('account_id', '=', account)
    .execute();
};

const changesNames = ({ _tag }: SettingsFact): boolean =>
  _tag === 'Renamed' || _tag === 'CoRegistrantJoined' || _tag === 'CoRegistrantLeft';

/** Keeps what the owners said anew of their registry. */
export const keepSettings = async (queries: Queries, grId: GrId, fact: SettingsFact): Promise<void> => {
  const columns = columnsOf(fact);
  if (columns !== undefined)
    await queries.updateTable('registries').set(columns).where('registry_id', '=', grId).execute();
  if (fact._tag === 'CoRegistrantJoined') await keepOwner(queries, grId, fact.account);
  if (fact._tag === 'CoRegistrantLeft') await takeOwner(queries, grId, fact.account);
  if (changesNames(fact)) await saveNameTerms(queries, grId);
};
