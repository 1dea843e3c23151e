import {
  type BoughtGift,
  boughtGifts,
  type Instant,
  identityKey,
  overviewMessages,
  type RegistryItem,
  type RegistryView,
  type RelativeTime,
  relativeTime,
  type Site,
  shownBought,
  type ThankYouRow,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ChecklistReading } from '../checklist/index.ts';
import { giftsOf, type OverviewGiving } from './overview-giving.ts';
import type { BoughtModel, GivenGift, LovedGift } from './overview-model.ts';

/** A registry as far as it is there. */
export interface Seen {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

/** What the Overview is made of, besides the site. */
export interface OverviewScene {
  readonly seen: Seen;
  readonly reading: ChecklistReading;
  readonly giving: OverviewGiving;
  readonly now: Instant;
}

/** An item that is wished for most, as it is shown. */
export const lovedGift = ({ identity, product: { name, images }, wanted, purchased }: RegistryItem): LovedGift => ({
  key: identityKey(identity),
  name,
  images,
  wanted,
  purchased,
});

const givenGift =
  (site: Site, now: Instant) =>
  (gift: BoughtGift): GivenGift => {
    const when = (at: Instant): RelativeTime => relativeTime(at, now, site.timeZone);
    if (gift._tag === 'Apart') {
      const { id, name, imagePath, givenAt } = gift.gift;
      return {
        key: id,
        name,
        picture: { _tag: 'File', path: imagePath },
        told: overviewMessages.apart(gift.gift, site),
        when: O.some(when(givenAt)),
      };
    }
    const { identity, product } = gift.item;
    return {
      key: identityKey(identity),
      name: product.name,
      picture: { _tag: 'Images', images: product.images },
      told: overviewMessages.given(gift.item),
      when: O.map(when)(gift.givenAt),
    };
  };

/** What was given, the newest first, as it is shown. */
export const boughtModel = (site: Site, { seen, giving, now }: OverviewScene): BoughtModel => {
  if (giving._tag === 'Reading' || !seen.isComplete) return { _tag: 'Reading' };
  const ledger = O.getOrElse((): ReadonlyArray<ThankYouRow> => [])(giftsOf(giving));
  const { shown, more } = shownBought(boughtGifts(seen.view.items, ledger));
  return { _tag: 'Gifts', gifts: shown.map(givenGift(site, now)), more, isDated: giving._tag === 'Read' };
};
