import { giftNumber, type RegistryFact, type ThanksStore } from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryEmails } from './memory-emails.ts';
import type { MemoryKeys } from './memory-keys.ts';
import type { MemoryPlacedOrders } from './memory-placed-orders.ts';
import type { MemoryRegistries } from './memory-registries.ts';
import type { MemoryThanks } from './memory-thanks.ts';

/** Changes gifts together with the orders that gave them. Deciding and storing is one step, so that no two writes mix. */
export const memoryGiftChanges =
  (
    keys: MemoryKeys,
    registries: MemoryRegistries,
    thanks: MemoryThanks,
    placed: Pick<MemoryPlacedOrders, 'get' | 'replace'>,
    emails: MemoryEmails,
  ): ThanksStore['changeGifts'] =>
  ({ grId, ids, idempotency }, decide) =>
    TE.fromIOEither(() => {
      let facts: ReadonlyArray<RegistryFact> = [];
      const done = keys.once(O.some(idempotency), () => {
        const registry = registries.get(grId);
        const held = thanks.held(grId);
        const numbers = [...new Set(ids.map(giftNumber))];
        const decided = decide(
          O.isNone(held) || registry === undefined
            ? O.none
            : O.some({ ...held.value, registry, orders: numbers.flatMap((number) => placed.get(number) ?? []) }),
        );
        if (E.isLeft(decided)) return decided;
        facts = decided.right.facts;
        decided.right.orders.forEach(placed.replace);
        decided.right.orders.forEach(thanks.reword);
        thanks.write(grId, decided.right);
        thanks.takeBack(grId, facts);
        decided.right.emails.forEach(emails.keep);
        return E.right(true as const);
      });
      if (E.isLeft(done)) return done;
      const event = registries.write(grId, facts);
      if (O.isNone(event)) throw new TypeError('Something was decided on a registry that is not there');
      return E.right(event.value);
    });
