import {
  brandSoldOn,
  can,
  giftCardCode,
  giftCardImages,
  giftCardSection,
  giftCardVerdict,
  otherSite,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { remembering } from '../list-model/index.ts';
import type { KeptGiftCard } from './gift-card-memory.ts';
import { amountProblem, type GiftCardState } from './gift-card-state.ts';
import type { GiftCardPopupModel, GiftCardsModel } from './gift-cards-model.ts';

/** What the section is made of. */
export interface GiftCardsSectionParts {
  readonly view: RegistryView;
  readonly kept: KeptGiftCard;
  readonly state: GiftCardState;
  readonly popup: GiftCardPopupModel;
  readonly isFolded: boolean;
}

/** Makes the section on a site; the same object again while all that it is made of is the same, whatever else happens on the registry. */
export const giftCardsComposer = (site: Site): ((parts: GiftCardsSectionParts) => GiftCardsModel) => {
  const remember = remembering<GiftCardsModel>();
  const elsewhere = O.map(({ brand }: Site) => brandSoldOn(brand))(otherSite(site));
  return ({ view: { role, header }, kept, state, popup, isFolded }) => {
    const { eventType, isPostEvent } = header;
    return remember('section', [role, eventType.code, isPostEvent, kept, state, popup, isFolded], () => {
      if (!can({ role, site, eventType, isPostEvent }, 'page', 'seeGiftCardsSection')) return { _tag: 'Hidden' };
      const section = giftCardSection(site.market);
      const { kind, amount } = kept;
      const { step, added, lookAgain } = state;
      const problem = amountProblem(state, giftCardVerdict(kind, amount));
      return {
        _tag: 'Shown',
        isOpen: !isFolded,
        images: giftCardImages(kind, giftCardCode(site.brand, eventType)),
        content:
          section._tag === 'Elsewhere'
            ? section
            : { _tag: 'Form', form: { kind, amount, problem, step, added, lookAgain, elsewhere }, popup },
      };
    });
  };
};
