import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { today } from '../calendar/index.ts';
import { idempotencyOf, idempotentOperation } from '../idempotency/index.ts';
import { type GrId, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { isVisibleTo } from '../list/index.ts';
import type {
  Added,
  Cart,
  CartContributionRefusal,
  ContributionChangeRefusal,
  Dependencies,
  Fault,
  Person,
} from '../ports/index.ts';
import {
  asBuyerSees,
  checkFundsAreOpen,
  type FundsClosed,
  type VisibleRegistry,
  visibleRegistries,
} from '../registry/index.ts';
import { addContribution } from './add-contribution.ts';
import type { CartContents } from './cart.ts';
import type { CartView, ContributionAddition, ContributionRequest } from './cart-view.ts';
import { changeContribution, contributionIn } from './change-line.ts';

/** Changes the cart and reads it. */
export type ChangeCart = <R>(
  decide: (cart: CartContents) => E.Either<R, CartContents>,
) => TE.TaskEither<R | Fault, CartView>;

type Refused = CartContributionRefusal | Fault;

const OPERATION = idempotentOperation<ContributionAddition>('add-contribution');

/** The registry does not exist for this person, the item is not on it, or a guest no longer sees it there (BUY-09). */
type NotThere = Extract<
  CartContributionRefusal,
  { readonly _tag: 'RegistryNotFound' | 'NotOnRegistry' | 'NoLongerAvailable' }
>;

const termsOf = ({ grId, identity, amount }: ContributionRequest): ReadonlyArray<string> => [
  grId,
  identity.sku,
  String(identity.personalizationId),
  String(amount),
];

/** Adds contributions to the cart of one visitor (GG-01, GG-05); refused ones are logged (ANA-02). */
export const contributions =
  ({ carts, registries, clock, log }: Pick<Dependencies, 'carts' | 'registries' | 'clock' | 'log'>) =>
  (person: Person, change: ChangeCart): Pick<Cart, 'addContribution' | 'changeContribution'> => {
    const { site } = person;
    const owner = { visitor: person.visitor, site: site.id, market: site.market };

    const seen = (grId: GrId, identities: ReadonlyArray<ItemIdentity>) =>
      F.pipe(
        visibleRegistries(registries)(person).toGive('contribute')(grId, identities),
        TE.map(
          O.map((found) => ({
            ...found,
            registry: asBuyerSees(person.account, today(clock))(found.registry),
          })),
        ),
      );

    const itemIn =
      (found: O.Option<VisibleRegistry>) =>
      (identity: ItemIdentity): E.Either<NotThere | FundsClosed, RegistryItem> =>
        F.pipe(
          found,
          E.fromOption((): NotThere => ({ _tag: 'RegistryNotFound' })),
          E.chainW(({ registry, role }) =>
            F.pipe(
              registry.items.find((item) => isSameIdentity(item.identity, identity)),
              E.fromNullable<NotThere>({ _tag: 'NotOnRegistry', identity }),
              E.filterOrElse(isVisibleTo(role), (): NotThere => ({ _tag: 'NoLongerAvailable', identity })),
              E.chainFirstW(() => checkFundsAreOpen(registry)),
            ),
          ),
        );

    /** Decided after the cart is locked and its key looked up, so that a repeat gets its recorded answer even if the fund has changed (CART-08). */
    const decide =
      (request: ContributionRequest, found: O.Option<VisibleRegistry>) =>
      (cart: CartContents): E.Either<Refused, Added<ContributionAddition>> =>
        F.pipe(
          itemIn(found)(request.identity),
          E.chainW((item) => addContribution(site.marketRules, site, request, item)(cart)),
        );

    const idempotencyFor = (request: ContributionRequest) =>
      idempotencyOf(OPERATION, `cart of contributions ${owner.site} ${owner.visitor}`, termsOf(request));

    return {
      addContribution: (request, key) =>
        F.pipe(
          seen(request.grId, [request.identity]),
          TE.chainW((found) => carts.add(owner, O.some(idempotencyFor(request)(key)), decide(request, found))),
          TE.orElseFirstIOK(({ _tag }) =>
            log.write({
              level: 'warning',
              tag: 'cart.contribution-rejected',
              data: { reason: _tag, registry: request.grId },
            }),
          ),
        ),
      changeContribution: (lineId, amount) =>
        F.pipe(
          carts.find(owner),
          TE.chainEitherKW(E.fromOption((): ContributionChangeRefusal => ({ _tag: 'LineUnknown' }))),
          TE.chainEitherKW(contributionIn(lineId)),
          TE.chainW(({ grId, identity }) => seen(grId, [identity])),
          TE.chainW((found) =>
            change(changeContribution(site.marketRules, lineId, amount, ({ identity }) => itemIn(found)(identity))),
          ),
        ),
    };
  };
