import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { today } from '../calendar/index.ts';
import { type Idempotency, idempotencyOf, idempotentOperation, type KeyRefusal } from '../idempotency/index.ts';
import type { AccountId } from '../identity/index.ts';
import { newRegistry, type RegistryDraft, type RegistryForm, readForm } from '../new-registry/index.ts';
import type {
  CreatedRegistry,
  Dependencies,
  Directory,
  NumberTaken,
  Person,
  SignInNeeded,
  Unavailable,
} from '../ports/index.ts';
import { readFindQuery } from '../registry-search/index.ts';

const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };
const OPERATION = idempotentOperation<CreatedRegistry>('begin-registry');

type EnterRefusal = KeyRefusal | SignInNeeded | Unavailable;

/** Drawing that many taken numbers in a row means that the generator is broken. */
const MOST_DRAWS = 10;

/** The form's values in a fixed order, so that two requests can be compared. */
const termsOf = (form: RegistryForm): ReadonlyArray<string> =>
  Object.entries(form)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flat();

/** Creates a registry (HOME-01). Checks first that somebody is signed in, then the form, then draws a number that was never used. */
export const beginRegistry = (
  { directory, ids, clock, log }: Pick<Dependencies, 'directory' | 'ids' | 'clock' | 'log'>,
  { account, site }: Pick<Person, 'account' | 'site'>,
): Directory['begin'] => {
  const enter = (
    owner: AccountId,
    draft: RegistryDraft,
    idempotency: O.Option<Idempotency<CreatedRegistry>>,
    draws = MOST_DRAWS,
  ): TE.TaskEither<EnterRefusal, CreatedRegistry> =>
    F.pipe(
      TE.fromIO(ids.registryNumber),
      TE.bindTo('grId'),
      TE.bind('linkKey', () => TE.fromIO(ids.linkKey)),
      TE.chain((drawn) =>
        directory.enter(newRegistry(draft, { ...drawn, market: site.market, owner }), draft.address, idempotency),
      ),
      TE.orElse((refusal: NumberTaken | EnterRefusal): TE.TaskEither<EnterRefusal, CreatedRegistry> => {
        if (refusal._tag !== 'NumberTaken') return TE.left(refusal);
        if (draws > 1) return enter(owner, draft, idempotency, draws - 1);
        return F.pipe(
          TE.leftIO(log.write({ level: 'error', tag: 'registry-number.exhausted', data: { draws: MOST_DRAWS } })),
          TE.mapLeft((): Unavailable => ({ _tag: 'Unavailable' })),
        );
      }),
    );

  return (form, key) =>
    F.pipe(
      account,
      TE.fromOption(() => SIGN_IN_NEEDED),
      TE.bindTo('owner'),
      TE.bindW('draft', () => TE.fromEither(readForm(form, { market: site.marketRules, today: today(clock) }))),
      TE.chainW(({ owner, draft }) =>
        enter(owner, draft, O.map(idempotencyOf(OPERATION, `begin ${site.id} ${owner}`, termsOf(form)))(key)),
      ),
    );
};

/** Creating and finding registries for one person on one site (HOME-01, ROUTE-06). */
export const directory =
  (dependencies: Pick<Dependencies, 'directory' | 'ids' | 'clock' | 'log'>) =>
  (person: Pick<Person, 'account' | 'site'>): Directory => ({
    begin: beginRegistry(dependencies, person),
    find: ({ text, page }) =>
      F.pipe(
        TE.fromEither(readFindQuery(text)),
        TE.chainW((query) =>
          dependencies.directory.search(person.site.market, query, { page, today: today(dependencies.clock) }),
        ),
      ),
  });
