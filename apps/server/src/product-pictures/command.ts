import type { Clock } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import { type Command, type CommandOutcome, failedCommand } from '../commands/command.ts';
import { parseArguments, usageError } from '../commands/parse-arguments.ts';
import type { Queries } from '../database/queries.ts';
import { errorCode } from '../log/error-code.ts';
import { countPictures, type FailedPicture, readFailedPictures, retryPictures } from '../sql/picture-command.sql.ts';
import { publicAddress } from './picture-addresses.ts';

/** What `--help` prints. */
const USAGE = `Shows the pictures of products that are fetched from the hosts of PICTURE_HOSTS.

  npm run product-pictures -- list      how many were fetched, wait to be fetched, or were given up
  npm run product-pictures -- waiting   those whose last attempt failed and that are tried again: SKU, address, when, why
  npm run product-pictures -- given-up  those that are not tried again: SKU, address, since when, why
  npm run product-pictures -- retry     has all that were given up, or wait for another attempt, fetched now

  --help                        this

DATABASE_URL or DATA_DIR name the database, as for the service, which fetches them.

Exit code: 0 done; 1 not done, and nothing was changed.
`;

const requests = ['list', 'waiting', 'given-up', 'retry'] as const;
type PictureRequest = (typeof requests)[number];

/** Parses the arguments of the command. Left is what is printed instead: the usage, or a mistake. */
export const readPictureRequest = (args: ReadonlyArray<string>): E.Either<CommandOutcome, PictureRequest> =>
  F.pipe(
    parseArguments(USAGE, {}, args),
    E.chain(({ positionals: [word, ...more] }) => {
      const request = requests.find((each) => each === word);
      if (request === undefined)
        return E.left(usageError(word === undefined ? `Name one of ${requests.join(', ')}.` : `There is no ${word}.`));
      return more.length === 0 ? E.right(request) : E.left(usageError(`${word} takes no ${more.join(' ')}.`));
    }),
  );

const MOST_SHOWN = 1_000;

const linesOf = (pictures: ReadonlyArray<FailedPicture>, none: string): ReadonlyArray<string> => {
  const lines = pictures.map(({ sku, address, at, attempts, reason }) =>
    [sku, publicAddress(address), at, `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`, reason].join('  '),
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
      return { exitCode: 0, stdout: `${(await onDatabase(db, request.right, clock)).join('\n')}\n`, stderr: '' };
    } catch (error) {
      return failedCommand(`The database refused that (${errorCode(error)}).`);
    }
  };
