/*
 * [HOME-01] [SET-02] A new registry belongs to its site's market and to its creator, is empty, and visible to whom they chose. The delivery address is not part of it.
 *
 * @example newRegistry(exampleDraft(), { grId: grIdOf('482100317'), market: 'CA', owner: accountIdOf('account-amelia'), linkKey: 'key' }).visibility // => { _tag: 'Findable' }
 */

import { option as O } from 'fp-ts';
import { ANY_DAY } from '../calendar/index.ts';
import type { AccountId, GrId } from '../identity/index.ts';
import { NO_CENTS } from '../money/index.ts';
import { FIRST_VERSION, type NewRegistry, type Registry } from '../registry/index.ts';
import { visibilityOf } from '../settings/index.ts';
import type { Market } from '../site/index.ts';
import type { RegistryDraft } from './read-form.ts';

/** The number, market, owner and key of a new registry. */
export interface NewRegistryContext {
  readonly grId: GrId;
  readonly market: Market;
  readonly owner: AccountId;
  /** Used if the registry is visible by link only. */
  readonly linkKey: string;
}

/** The number of a registry that was created. */
export type CreatedRegistry = Pick<Registry, 'grId'>;

/** Builds the new registry. */
export const newRegistry = (
  { address: _deliveredTo, visibility, ...fields }: RegistryDraft,
  { grId, market, owner, linkKey }: NewRegistryContext,
): NewRegistry => ({
  ...fields,
  grId,
  version: FIRST_VERSION,
  market,
  dateBefore: O.none,
  deliveryDates: ANY_DAY,
  biography: '',
  photo: O.none,
  visibility: visibilityOf(visibility, linkKey),
  owners: [owner],
  coupon: O.none,
  giftCardsBought: NO_CENTS,
  isPaused: false,
  surprise: { _tag: 'Off' },
  surpriseGifts: [],
  setAside: [],
  items: [],
  settled: [],
});
