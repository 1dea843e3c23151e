import { array as A, either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Cart, Dependencies, Fault, Person, Unavailable } from '../ports/index.ts';
import { completionCodeLimit, completionCodeNetworkLimit, enforceRateLimits } from '../rate-limit/index.ts';
import { type CartContents, registriesIn, withCode } from './cart.ts';
import type { CartView } from './cart-view.ts';
import type { ChangeCart } from './contributions.service.ts';

interface CartReading {
  readonly change: ChangeCart;
  readonly view: (contents: O.Option<CartContents>) => TE.TaskEither<Fault, CartView>;
}

/**
 * Sets the completion code of the cart of one visitor (COUP-05). One that is refused is not kept, and one that no
 * registry of the cart has counts as a try to guess: per network address, and per registry.
 */
export const redeemCode =
  (dependencies: Pick<Dependencies, 'carts' | 'signInFailures' | 'clock' | 'log'>) =>
  ({ visitor, site, networkAddress }: Person, { change, view }: CartReading): Pick<Cart, 'redeem'> => {
    const { carts, signInFailures, clock } = dependencies;
    const kept = (code: string) =>
      change((contents): E.Either<never, CartContents> => E.right(withCode(contents, code)));
    return {
      redeem: (code) => {
        if (code === '') return kept(code);
        const now = clock.now();
        return F.pipe(
          carts.find({ visitor, site: site.id, market: site.market }),
          TE.chain((found): TE.TaskEither<Fault, CartView> => {
            const limits = [
              completionCodeNetworkLimit(networkAddress),
              ...registriesIn(
                O.match(
                  () => [],
                  ({ lines }: CartContents) => lines,
                )(found),
              ).map(completionCodeLimit),
            ];
            const withdraw = F.pipe(
              limits,
              A.traverse(TE.ApplicativeSeq)(({ counter }) => signInFailures.withdraw(counter, now)),
            );
            return F.pipe(
              enforceRateLimits<Unavailable>(dependencies, 'completion-code.throttled')(now, limits),
              TE.chainW(() => view(O.map((contents: CartContents) => withCode(contents, code))(found))),
              TE.chainFirstW(({ completion }) =>
                completion?._tag === 'Refused' && completion.problem === 'unknown' ? TE.right([]) : withdraw,
              ),
              TE.chainW(({ completion }) => {
                // A code that nothing in the cart could refuse is not kept either: it would be tried, uncounted, by what is added later.
                if (completion === undefined) return view(found);
                return completion._tag === 'Refused'
                  ? TE.map((present: CartView): CartView => ({ ...present, completion }))(view(found))
                  : kept(code);
              }),
            );
          }),
        );
      },
    };
  };
