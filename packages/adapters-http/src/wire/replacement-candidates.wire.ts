import type { ReplacementCandidate } from '@gift-registry/domain';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { personalizationId, sku } from './identity.ts';
import { productFromWire, productToWire } from './product.wire.ts';
import { productProps } from './product-shape.ts';
import { answerShape, list } from './shape.ts';

/** What can stand in for a product (NLA-02): its number and name, and all else that is known of it. */
export const replacementCandidates: AnswerCodec<ReadonlyArray<ReplacementCandidate>> = answerCodec(
  list(answerShape({ sku_id: sku, personalizationId, ...productProps })),
  (wire): ReadonlyArray<ReplacementCandidate> =>
    wire.map(({ sku_id, personalizationId: design, ...product }) => ({
      identity: { sku: sku_id, personalizationId: design },
      product: productFromWire(product),
    })),
  (site, candidates) =>
    candidates.map(({ identity, product }) => ({
      sku_id: identity.sku,
      personalizationId: identity.personalizationId,
      ...productToWire(site, product),
    })),
);
