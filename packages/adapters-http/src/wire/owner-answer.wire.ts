import type { ItemRemoval, ItemReplacement } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { version } from './identity.ts';
import { orNull } from './option.ts';
import { patchFromWire, patchToWire, patchWire } from './patch.wire.ts';
import { registryItemFromWire, registryItemToWire, registryItemWire } from './registry-item.wire.ts';
import { answerShape } from './shape.ts';
import { flag } from './text.ts';

const written = { isSuccess: flag, version, patch: patchWire };

/** What taking an item off did (ITEM-08). */
export const itemRemoval: AnswerCodec<ItemRemoval> = answerCodec(
  answerShape(written),
  (wire): ItemRemoval => ({ version: wire.version, patch: patchFromWire(wire.patch) }),
  (site, { version: reached, patch }) => ({ isSuccess: true, version: reached, patch: patchToWire(site, patch) }),
);

/** What replacing did (NLA-03): the replacement, and what is left of the old item. */
export const itemReplacement: AnswerCodec<ItemReplacement> = answerCodec(
  answerShape({ ...written, replacementItem: registryItemWire, existingItem: orNull(registryItemWire) }),
  (wire): ItemReplacement => ({
    version: wire.version,
    patch: patchFromWire(wire.patch),
    replacement: registryItemFromWire(wire.replacementItem),
    existing: F.pipe(wire.existingItem, O.map(registryItemFromWire)),
  }),
  (site, { version: reached, patch, replacement, existing }) => ({
    isSuccess: true,
    version: reached,
    patch: patchToWire(site, patch),
    replacementItem: registryItemToWire(site)(replacement),
    existingItem: F.pipe(existing, O.map(registryItemToWire(site))),
  }),
);
