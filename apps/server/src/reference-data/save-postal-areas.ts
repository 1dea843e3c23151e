import type { Log, Sites } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';
import type { Database } from '../database/database.ts';
import { refusalReason } from '../database/refusal-reason.ts';
import { errorLogEntry } from '../sql/attempt.ts';
import { putAreas } from '../sql/put-stores.ts';
import { postalAreas } from './postal-areas.ts';

/** Writes this build's locations of postal codes; others are left unchanged. Left is the reason for a failure, in one sentence. */
export const savePostalAreas = ({ db }: Pick<Database, 'db'>, sites: Sites, log: Log): TE.TaskEither<string, void> =>
  TE.tryCatch(
    () => putAreas(db, postalAreas(sites)),
    (error) => {
      log.write(errorLogEntry('savePostalAreas', error))();
      return `The postal areas could not be put into the database (${refusalReason(error)}); see the log.`;
    },
  );
