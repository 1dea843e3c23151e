import { type Log, parseGrId, today, type World } from '@gift-registry/domain';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Database } from '../database/database.ts';
import { errorCode } from '../log/error-code.ts';
import { entryOf } from '../sql/attempt.ts';
import { certain } from './certain.ts';
import { DEMO_REGISTRIES, demoGiven } from './demo-registries.ts';
import { putGiven } from './given.ts';

const notSeeded = (code: string): string => `The demo could not be put into the database (${code}); see the log.`;

/** Puts the demo there, unless it was put there before. Left is why not, in one sentence. */
export const seedDemo = (
  database: Pick<Database, 'db'>,
  { registries, clock, log }: Pick<World, 'registries' | 'clock'> & { readonly log: Log },
): TE.TaskEither<string, void> =>
  F.pipe(
    registries.find(certain(parseGrId(DEMO_REGISTRIES[0].grId), 'the number of its first registry')),
    TE.mapLeft(({ _tag }) => notSeeded(_tag)),
    TE.chain((there) =>
      O.isSome(there)
        ? TE.right(undefined)
        : TE.tryCatch(
            () => putGiven(database, demoGiven(today(clock.now()))),
            (error) => {
              log.write(entryOf('seedDemo', error))();
              return notSeeded(errorCode(error));
            },
          ),
    ),
  );
