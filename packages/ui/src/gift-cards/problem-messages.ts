import { giftCardRefused, giftCardVerdictMessages, type Site } from '@gift-registry/domain';
import type { GiftCardAmountProblem } from './gift-cards-model.ts';

/** What stands under the amount: what the form says of it, or the shop's rejection in its own words (GC-02, GC-03, GC-07). */
export const problemMessages = (site: Site, problem: GiftCardAmountProblem): string =>
  problem._tag === 'Verdict' ? giftCardVerdictMessages(site, problem.verdict) : giftCardRefused(problem.reason);
