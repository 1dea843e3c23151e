/*
 * [AUTH-06] [SET-01] Who asks for their data gets everything that is kept about them and their registries, of both markets, in one document. Of others it has what its reader may see anyway: the
 * names of a co-registrant, and name and message of who gave.
 *
 * Laws:
 * - every registry of the account is in it once, with every item, gift, tick and photo, and nobody else's is
 * - it has no number of an account, no key of a link and no mail address but one's own
 * - the same registries make the same document, in whichever order they come
 * - items and gifts keep the order in which they came
 * - an amount is in units of its registry's currency, and what was never said is null
 *
 * @example dataExportOf({
 *     account: accountIdOf('account-amelia'),
 *     person: { email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Okafor' },
 *     takenAt: instantOf('2027-06-12T09:00:00.000Z'),
 *     registries: [
 *       { registry: exampleRegistry(), address: O.none, gifts: [], ticks: ['bar'], photo: O.none },
 *       { registry: exampleRegistry({ owners: [] }), address: O.none, gifts: [], ticks: [], photo: O.none },
 *     ],
 *   }).registries.map(({ grId, checklist }) => [grId, checklist]) // => [['7310442', ['bar']]]
 */
import { function as F, number as N, option as O, ord, readonlyArray as RA } from 'fp-ts';
import { writeBase64 } from '../photo/index.ts';
import type { AccountData, RegistryData } from './account-data.ts';
import type { DataExport, PhotoInData } from './data-export-document.ts';
import { registryInData } from './registry-in-data.ts';

const byNumber = ord.contramap(({ registry }: RegistryData) => Number(registry.grId))(N.Ord);
const isSame = { equals: (one: RegistryData, other: RegistryData) => one.registry.grId === other.registry.grId };

const photoInData = ({ registry: { grId }, photo }: RegistryData): O.Option<PhotoInData> =>
  F.pipe(
    photo,
    O.map((jpeg) => ({ grId, mediaType: 'image/jpeg', base64: writeBase64(jpeg) })),
  );

/** All that is kept of the account, as the document that its owner takes along (AUTH-06). */
export const dataExportOf = ({ account, person, registries, takenAt }: AccountData): DataExport => {
  const own = F.pipe(
    registries,
    RA.filter(({ registry }) => registry.owners.includes(account)),
    RA.uniq(isSame),
    RA.sort(byNumber),
  );
  const { email, firstName, lastName } = person;
  return {
    format: 'gift-registry-own-data',
    version: 1,
    takenAt,
    account: { email, firstName, lastName },
    registries: own.map(registryInData),
    photos: RA.filterMap(photoInData)(own),
  };
};
