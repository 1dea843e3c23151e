import { either as E, function as F, option as O, readonlyArray as RA, taskEither as TE } from 'fp-ts';
import { idempotentOperation } from '../idempotency/index.ts';
import type { ItemIdentity, Sku } from '../identity/index.ts';
import { isFindable, offeredIn, type Product } from '../item/index.ts';
import { messagesOf } from '../messages/index.ts';
import { hasIdentity, itemFor, ownerCommands, requireVisible } from '../owner-command/index.ts';
import type {
  Dependencies,
  IdempotentDecision,
  OwnerRefusal,
  Person,
  ProductNotFound,
  Registries,
  ReplaceRefusal,
  Unavailable,
} from '../ports/index.ts';
import { decideReplace } from './decide-replace.ts';
import type { ItemReplacement } from './item-changes.ts';
import type { Registry } from './registry.ts';
import { type ReplacementCandidate, replacementCandidates } from './replacement-candidates.ts';

const OPERATION = idempotentOperation<ItemReplacement>('replaceItem');

const termsOf = ({ sku, personalizationId }: ItemIdentity): ReadonlyArray<string> => [sku, String(personalizationId)];

type Candidates = ReadonlyArray<ReplacementCandidate>;

const NO_PRODUCT: ProductNotFound = { _tag: 'ProductNotFound' };

/** The candidates for replacing a product on this person's site (NLA-02). */
export const replacements =
  ({ catalogue }: Pick<Dependencies, 'catalogue'>, { site }: Person) =>
  (sku: Sku): TE.TaskEither<ProductNotFound | Unavailable, Candidates> =>
    F.pipe(
      catalogue.products(site.market, [sku]),
      TE.map(RA.head),
      TE.chainW(TE.fromOption(() => NO_PRODUCT)),
      TE.chainW((product) =>
        site.features.nlaReplacement
          ? F.pipe(
              catalogue.similarProducts(site.market, product),
              TE.map((products) => replacementCandidates(product, products)),
            )
          : TE.right([]),
      ),
    );

/** The candidates that are still findable, with their current products. */
const stillThere = (candidates: Candidates, products: ReadonlyArray<Product>): Candidates =>
  candidates.flatMap(({ identity }) =>
    products
      .filter((product) => product.sku === identity.sku && isFindable(product))
      .map((product) => ({ identity, product })),
  );

/** Replaces an item, once per key (NLA-03, NLA-04, CART-08). */
export const replaceItem = (dependencies: Dependencies, person: Person): Registries['replaceItem'] => {
  const writes = ownerCommands(dependencies, person);
  const { nlaReplacement: isOffered } = person.site.features;

  const decide =
    (existing: ItemIdentity, replacement: ItemIdentity, candidates: Candidates) =>
    (
      found: O.Option<Registry>,
      products: ReadonlyArray<Product>,
    ): E.Either<OwnerRefusal | ReplaceRefusal, IdempotentDecision<ItemReplacement>> =>
      F.pipe(
        requireVisible(person)(found),
        E.chainW(
          writes.asSeen((seen) =>
            F.pipe(
              itemFor('replaceNoLongerAvailable', existing)(seen),
              E.chainW((item) =>
                decideReplace({
                  isOffered,
                  existing: item,
                  replacement,
                  candidates: stillThere(candidates, products),
                  present: O.fromNullable(seen.registry.items.find(hasIdentity(replacement))),
                  messages: messagesOf(person.site.language).personalizationMessages.messages(
                    person.site.currencyPrefix,
                  ),
                }),
              ),
              E.map((decided) => ({ decided, facts: [decided.fact] })),
            ),
          ),
        ),
        E.map(({ decided, facts }) => ({
          facts,
          answer: (event, after) => {
            const patch = writes.patchOf(after, event);
            const on = (identity: ItemIdentity) => patch.items.find(hasIdentity(identity));
            const now = on(replacement) ?? offeredIn(person.site.marketRules)(decided.replacement);
            return { version: event.version, replacement: now, existing: O.fromNullable(on(existing)), patch };
          },
        })),
      );

  /** An item whose product is missing from the catalogue has no candidates. */
  const candidatesFor = (sku: Sku): TE.TaskEither<Unavailable, Candidates> =>
    F.pipe(
      replacements(dependencies, person)(sku),
      TE.orElse(
        (refusal): TE.TaskEither<Unavailable, Candidates> =>
          refusal._tag === 'Unavailable' ? TE.left(refusal) : TE.right([]),
      ),
    );

  return (grId, existing, replacement, key) =>
    writes.authorizeOwner('replaceItem', grId, (account) =>
      F.pipe(
        candidatesFor(existing.sku),
        TE.chainW((candidates) =>
          dependencies.registries.changeIdempotently(
            grId,
            [existing, replacement],
            writes.idempotencyFor(OPERATION, account, key, [grId, ...termsOf(existing), ...termsOf(replacement)]),
            decide(existing, replacement, candidates),
            writes.giverEmails,
          ),
        ),
      ),
    );
};
