import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { isSameIdentity } from '../identity/index.ts';
import { isVisibleTo } from '../list/index.ts';
import { fingerprintOf, type Once } from '../once/index.ts';
import type { AddedToCart, Cart, CartContributionRefusal, Fault, Person, World } from '../ports/index.ts';
import { type Seen, seenRegistries } from '../registry/index.ts';
import { addContribution } from './add-contribution.ts';
import type { CartContents } from './cart.ts';
import type { ContributionRequest } from './contribution-request.ts';

type Refused = CartContributionRefusal | Fault;

const wordsOf = ({ grId, identity, amount }: ContributionRequest): ReadonlyArray<string> => [
  grId,
  identity.sku,
  String(identity.personalizationId),
  String(amount),
];

/** Money for group gifts, put into the cart of one visitor (GG-01, GG-05); what does not go in is logged (ANA-02). */
export const contributions =
  ({ carts, registries, log }: Pick<World, 'carts' | 'registries' | 'log'>) =>
  (person: Person): Pick<Cart, 'addContribution'> => {
    const { site } = person;
    const owner = { visitor: person.visitor, site: site.id };

    const seen = seenRegistries(registries)(person).toGive('contribute');

    /** Decided when the cart is held, after its key was looked up: a repeat has its answer whatever has become of the fund (CART-08). */
    const decide =
      (request: ContributionRequest, found: O.Option<Seen>) =>
      (cart: CartContents): E.Either<Refused, AddedToCart> =>
        F.pipe(
          found,
          E.fromOption((): Refused => ({ _tag: 'RegistryNotFound' })),
          E.chain(({ registry, role }) =>
            E.fromNullable<Refused>({ _tag: 'NotOnRegistry', identity: request.identity })(
              registry.items
                .filter(isVisibleTo(role))
                .find(({ identity }) => isSameIdentity(identity, request.identity)),
            ),
          ),
          E.chainW((item) => addContribution(site.market, site.brand, request, item)(cart)),
          E.map(({ cart: after, addition }) => ({
            cart: after,
            kept: { _tag: 'ContributionAddition', answer: addition },
          })),
        );

    const onceFor = (request: ContributionRequest, key: Once['key']): Once => ({
      scope: `cart of contributions ${owner.site} ${owner.visitor}`,
      key,
      fingerprint: fingerprintOf(wordsOf(request)),
    });

    return {
      addContribution: (request, key) =>
        F.pipe(
          seen(request.grId),
          TE.chainW((found) => carts.add(owner, O.some(onceFor(request, key)), decide(request, found))),
          TE.chainEitherKW((kept) =>
            kept._tag === 'ContributionAddition' ? E.right(kept.answer) : E.left<Refused>({ _tag: 'KeyReused' }),
          ),
          TE.orElseFirstIOK(({ _tag }) =>
            log.write({
              level: 'warning',
              tag: 'add-contribution-refused',
              data: { reason: _tag, registry: request.grId },
            }),
          ),
        ),
    };
  };
