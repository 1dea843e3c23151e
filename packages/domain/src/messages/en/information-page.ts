import { option as O } from 'fp-ts';
import type { GiftCardHandoff } from '../../cross-brand/index.ts';
import { type GiftCardKind, giftCardRange } from '../../gift-card/index.ts';
import { formatAmount, formatPrice } from '../../money/index.ts';
import type { Site } from '../../site/index.ts';
import type { Store } from '../../store/index.ts';

/** The range of amounts for a kind of gift card (GC-03). */
const amountRange = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, kind: GiftCardKind): string => {
  const { minimum, maximum } = giftCardRange(kind, 'form');
  return `Any amount from ${formatAmount(currencyPrefix, minimum)} to ${formatAmount(currencyPrefix, maximum)}.`;
};

/** The gift card chosen on the other brand's site, and what is left to do (XB-07). */
const chosenGiftCard = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, { kind, amount }: GiftCardHandoff) => {
  const card = `${kind === 'GiftCard' ? 'A gift card' : 'An eGift card'} for ${formatPrice(currencyPrefix, amount)}`;
  return {
    heading: 'What you chose',
    paragraphs: [
      `${card}. It isn’t in your cart yet: open the registry it’s for, and enter this amount in the GIFT CARDS section.`,
    ],
    points: [],
  };
};

export interface InformationSection {
  readonly heading: string;
  readonly paragraphs: ReadonlyArray<string>;
  readonly points: ReadonlyArray<string>;
}

/** A page of information (ROUTE-10). */
export interface InformationPage {
  readonly title: string;
  /** One sentence. */
  readonly intro: string;
  readonly sections: ReadonlyArray<InformationSection>;
}

/** The link on every information page. */
export const informationMessages = { toRegistries: 'Find or open a registry' } as const;

type Place = Pick<Site, 'name' | 'phone' | 'market' | 'currencyPrefix'>;

const questions = ({ phone }: Pick<Site, 'phone'>): InformationSection => ({
  heading: 'Questions?',
  paragraphs: [`Call ${phone}, Mon–Sun 8am–9pm CT. We’re happy to help.`],
  points: [],
});

const TITLE_OF_TERRITORIES = 'Shipping to Alaska, Hawaii and U.S. Territories';

const OPEN_HOURS: InformationSection = {
  heading: 'Our hours',
  paragraphs: ['Mon–Sun 8am–9pm CT.'],
  points: [],
};

const fromCanada = (site: Place): InformationPage => ({
  title: TITLE_OF_TERRITORIES,
  intro: `${site.name} ships within Canada only, so nothing bought here can be shipped to Alaska, Hawaii or a U.S. territory.`,
  sections: [
    {
      heading: 'What you can do instead',
      paragraphs: ['Have the gift shipped to an address in Canada.', `Call ${site.phone} if you have a question.`],
      points: [],
    },
    OPEN_HOURS,
  ],
});

/** Shipping to Alaska, Hawaii and the territories. The Canadian site ships to none of them. */
export const alaskaHawaiiPage = (site: Place): InformationPage =>
  site.market === 'CA'
    ? fromCanada(site)
    : {
        title: TITLE_OF_TERRITORIES,
        intro: `Shipping to Alaska, Hawaii or a U.S. territory is quoted by phone. Please call ${site.phone} before you order.`,
        sections: [
          {
            heading: 'Before you call',
            paragraphs: [],
            points: [
              'Have each gift’s SKU ready. You’ll find it next to the gift.',
              'Have the delivery address ready.',
              'Large gifts can’t be shipped to every address. We’ll let you know when you call.',
            ],
          },
          {
            heading: 'What we’ll tell you',
            paragraphs: [
              'We’ll tell you what shipping costs and how long it takes, and you can place your order with us over the phone.',
            ],
            points: [],
          },
          OPEN_HOURS,
        ],
      };

/** Gift cards; begins with the one chosen on the other brand's site (XB-07), where any are sold for a registry. */
export const giftCardsPage = (site: Place, chosen: O.Option<GiftCardHandoff> = O.none): InformationPage =>
  site.market === 'CA'
    ? {
        title: 'Gift Cards',
        intro: `${site.name} gift cards can’t be ordered on this site or through a registry. Here’s where each kind is sold, and how.`,
        sections: [
          {
            heading: 'eGift card, sent online',
            paragraphs: [
              `eGift cards are sold by phone and arrive by email. Call ${site.phone} and tell us how much you’d like to give and where to email it. It will be in their inbox the same day.`,
            ],
            points: [],
          },
          {
            heading: 'Gift card, in a store',
            paragraphs: ['Ask at the register in any store. You can take the card with you right away.'],
            points: [],
          },
          {
            heading: 'What to give instead',
            paragraphs: ['Open the registry and choose a gift from the list. We’ll ship it for you.'],
            points: [],
          },
          questions(site),
        ],
      }
    : {
        title: 'Gift Cards',
        intro: `Give a ${site.name} gift card, by mail or email.`,
        sections: [
          ...(O.isSome(chosen) ? [chosenGiftCard(site, chosen.value)] : []),
          {
            heading: 'Gift card',
            paragraphs: ['Arrives by mail in its own envelope.'],
            points: [amountRange(site, 'GiftCard'), 'You can add more than one.'],
          },
          {
            heading: 'eGift card',
            paragraphs: ['Sent by email.'],
            points: [amountRange(site, 'EGiftCard')],
          },
          {
            heading: 'How to give one',
            paragraphs: ['Open the registry. You’ll find the GIFT CARDS section on its page.'],
            points: [],
          },
          questions(site),
        ],
      };

const storeSection = ({ name, city, region, offers }: Store): InformationSection => ({
  heading: name,
  paragraphs: [`${city}, ${region}`],
  points: offers,
});

/** The stores of the site, in the given order. */
export const storesPage = (site: Place, stores: ReadonlyArray<Store>): InformationPage => ({
  title: 'Our Stores',
  intro:
    stores.length === 0
      ? `${site.name} has no stores yet. Everything on a registry can be shipped.`
      : 'Pick up a gift, see it before you choose, or ask us for advice.',
  sections: [...stores.map(storeSection), questions(site)],
});
