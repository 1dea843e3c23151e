import type { GrId } from '@gift-registry/domain';
import type { Queries } from '../database/queries.ts';
import { readKept } from './json/codec.ts';
import { FoundRow } from './json/registry.json.ts';
import { foundOf } from './registry-access.ts';
import { nameTermsColumn } from './registry-columns.ts';

/** After a registrant is called otherwise: the registry is found by the names as they are now. */
export const saveNameTerms = async (queries: Queries, grId: GrId): Promise<void> => {
  const row = await queries.selectFrom('registries').selectAll().where('registry_id', '=', grId).executeTakeFirst();
  if (row === undefined) return;
  await queries
    .updateTable('registries')
    .set({ name_words: nameTermsColumn(foundOf(readKept(FoundRow, row))) })
    .where('registry_id', '=', grId)
    .execute();
};
