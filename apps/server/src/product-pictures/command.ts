import type { Clock } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { type Command, type CommandOutcome, failedCommand } from '../commands/command.ts';
import type { Queries } from '../database/queries.ts';
import { errorCode } from '../log/error-code.ts';
import { countPictures, type FailedPicture, readFailedPictures, retryPictures } from '../sql/picture-command.sql.ts';

/** What `--help` prints. */
const HELP = `Shows the pictures of products that are fetched from the hosts of PICTURE_HOSTS.

  npm run product-pictures -- list      how many were fetched, wait to be fetched, or were given up
  npm run product-pictures -- waiting   those whose last attempt failed and that are tried again: SKU, address, when, why
  npm run product-pictures -- given-up  those that are not tried again: SKU, address, since when, why
  npm run product-pictures -- retry     has all that were given up, or wait for another attempt, fetched now

  --help                        this

DATABASE_URL or DATA_DIR name the database, as for the service, which fetches them.
`;

const requests = ['list', 'waiting', 'given-up', 'retry'] as const;
type PictureRequest = (typeof requests)[number];

const SEE_HELP = 'npm run product-pictures -- --help says how.';

/** Parses the arguments of the command. Left is the outcome of those that need no database: help, and mistakes. */
export const readPictureRequest = (args: ReadonlyArray<string>): E.Either<CommandOutcome, PictureRequest> => {
  const [word, ...more] = args;
  if (word === undefined || word === '--help' || word === '-h') return E.left({ code: 0, out: HELP, problems: '' });
  const request = requests.find((each) => each === word);
  if (request === undefined) return E.left(failedCommand(`There is no ${word}. ${SEE_HELP}`));
  return more.length === 0
    ? E.right(request)
    : E.left(failedCommand(`${word} takes no ${more.join(' ')}. ${SEE_HELP}`));
};

const MOST_SHOWN = 1_000;

const linesOf = (pictures: ReadonlyArray<FailedPicture>, none: string): ReadonlyArray<string> => {
  const lines = pictures.map(({ sku, address, at, attempts, reason }) =>
    [sku, address, at, `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`, reason].join('  '),
  );
  if (lines.length === 0) return [none];
  return lines.length === MOST_SHOWN ? [...lines, `The first ${MOST_SHOWN} are shown.`] : lines;
};

const onDatabase = async (db: Queries, request: PictureRequest, clock: Clock): Promise<ReadonlyArray<string>> => {
  switch (request) {
    case 'list': {
      const { fetched, waiting, givenUp } = await countPictures(db);
      return [`${fetched} fetched  ${waiting} waiting  ${givenUp} given up`];
    }
    case 'waiting':
      return linesOf(await readFailedPictures(db, 'due_at', MOST_SHOWN), 'No picture waits for another attempt.');
    case 'given-up':
      return linesOf(await readFailedPictures(db, 'given_up_at', MOST_SHOWN), 'No picture was given up.');
    case 'retry': {
      const due = await retryPictures(db, clock.now());
      return [`${due} ${due === 1 ? 'address' : 'addresses'} will be fetched now.`];
    }
  }
};

/** Shows or repeats fetches of a database, as the arguments say. */
export const pictureCommand =
  (db: Queries, clock: Clock): Command =>
  (args) =>
  async () => {
    const request = readPictureRequest(args);
    if (E.isLeft(request)) return request.left;
    try {
      return { code: 0, out: `${(await onDatabase(db, request.right, clock)).join('\n')}\n`, problems: '' };
    } catch (error) {
      return failedCommand(`The database refused that (${errorCode(error)}).`);
    }
  };
