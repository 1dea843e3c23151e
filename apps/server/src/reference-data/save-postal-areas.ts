import type { Log, PostalArea, Sites } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';
import type { Database } from '../database/database.ts';
import { refusalReason } from '../database/refusal-reason.ts';
import { errorLogEntry } from '../sql/attempt.ts';
import { putAreas } from '../sql/put-stores.ts';
import { postalAreas } from './postal-areas.ts';

/** The locations of this build that the database does not have, or has otherwise. */
const changedAreas = async (db: Database['db'], sites: Sites): Promise<ReadonlyArray<PostalArea>> => {
  const known = await db.selectFrom('postal_areas').selectAll().execute();
  const keyOf = ({ market, prefix, city, region, latitude, longitude }: PostalArea): string =>
    [market, prefix, city, region, latitude, longitude].join('\t');
  const present = new Set(known.map(keyOf));
  return postalAreas(sites).filter((area) => !present.has(keyOf(area)));
};

/** Writes this build's locations of postal codes; others are left unchanged. Left is the reason for a failure, in one sentence. */
export const savePostalAreas = ({ db }: Pick<Database, 'db'>, sites: Sites, log: Log): TE.TaskEither<string, void> =>
  TE.tryCatch(
    async () => putAreas(db, await changedAreas(db, sites)),
    (error) => {
      log.write(errorLogEntry('savePostalAreas', error))();
      return `The postal areas could not be put into the database (${refusalReason(error)}); see the log.`;
    },
  );
