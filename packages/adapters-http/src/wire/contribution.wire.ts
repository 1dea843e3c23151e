import type { ContributionAddition, ContributionRequest } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { cartId, grId, personalizationId, sku } from './identity.ts';
import { money } from './money.ts';
import { answerShape, requestShape } from './shape.ts';
import { count, flag } from './text.ts';

/** Money for a group gift, as a number of units of the site's money. Whether it is enough, or too much, is the rule's business. */
export const addContributionWire = requestShape({ grId, sku, personalizationId, amount: money });

type AddContributionWire = t.TypeOf<typeof addContributionWire>;

export const addContributionFromWire = ({
  grId,
  sku,
  personalizationId,
  amount,
}: AddContributionWire): ContributionRequest => ({ grId, identity: { sku, personalizationId }, amount });

export const addContributionToWire = ({ grId, identity, amount }: ContributionRequest): AddContributionWire => ({
  grId,
  ...identity,
  amount,
});

/** The cart that the money went into, and what the fund still takes. */
export const contributionAddition: AnswerCodec<ContributionAddition> = answerCodec(
  answerShape({ isSuccess: flag, basketId: cartId, basketCount: count, missing: money }),
  ({ basketId, basketCount, missing }): ContributionAddition => ({ cartId: basketId, count: basketCount, missing }),
  (_site, { cartId: basketId, count: basketCount, missing }) => ({ isSuccess: true, basketId, basketCount, missing }),
);
