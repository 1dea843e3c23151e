import { answeredList, type RegistryItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { orNull } from './option.ts';
import { registryItemFromWire, registryItemToWire, registryItemWire } from './registry-item.wire.ts';
import { list } from './shape.ts';

/** The items of a registry alone; null is the empty list (API-02). */
export const registryList: AnswerCodec<ReadonlyArray<RegistryItem>> = answerCodec(
  orNull(list(registryItemWire)),
  (wire): ReadonlyArray<RegistryItem> => answeredList(O.toNullable(wire)).map(registryItemFromWire),
  (site, items) => O.some(items.map(registryItemToWire(site))),
);
