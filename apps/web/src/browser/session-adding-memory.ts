import { type GrId, type Log, parseGrId, parsePersonalizationId, parseSku } from '@gift-registry/domain';
import type { ChosenMemory, WaitingMemory, WaitingWish } from '@gift-registry/ui';
import { type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { keptAs, type PageStorage, sessionMemory } from './session-memory.ts';

const waiting = t.array(
  t.type({
    identity: t.type({
      sku: keptAs('a SKU', t.string, parseSku),
      personalizationId: keptAs('a design', t.number, parsePersonalizationId),
    }),
    name: t.string,
    quantity: t.number,
  }),
);

/** What waits for signing in, in a storage of the browser such as that of the tab. */
export const sessionWaitingMemory = (storage: IO.IO<PageStorage>, log: Log): WaitingMemory => {
  const memory = sessionMemory<ReadonlyArray<WaitingWish>>({
    codec: waiting,
    place: 'waiting for sign-in',
    storage,
    log,
    tag: 'waiting-not-kept',
  });
  return {
    read: () => O.chain(([first]: ReadonlyArray<WaitingWish>) => O.fromNullable(first))(memory.read()),
    keep: (wish) => memory.keep(O.isSome(wish) ? [wish.value] : []),
  };
};

/** Which registry was chosen last, in a storage of the browser that outlives the tab. */
export const chosenRegistryMemory = (storage: IO.IO<PageStorage>, log: Log): ChosenMemory =>
  sessionMemory<GrId>({
    codec: keptAs('a registry number', t.string, parseGrId),
    place: 'chosen registry',
    storage,
    log,
    tag: 'chosen-registry-not-kept',
  });
