import { option as O } from 'fp-ts';
import type { GiftCardHandoff } from '../../cross-brand/index.ts';
import { type GiftCardKind, giftCardRange } from '../../gift-card/index.ts';
import { termsNames } from '../../language/index.ts';
import type { Site } from '../../site/index.ts';
import { formatAmount, formatPrice } from './formats.ts';

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
      `${card}. It isn’t in your cart yet: open the registry it’s for, and enter this amount under its gift cards.`,
    ],
    points: [],
  };
};

export interface InformationSection {
  readonly heading: string;
  readonly paragraphs: ReadonlyArray<string>;
  readonly points: ReadonlyArray<string>;
}

/** A store as displayed. */
export interface StoreEntry {
  readonly name: string;
  readonly address: ReadonlyArray<string>;
  /** Empty when no search was made. */
  readonly distance: string;
  /** The link to search for the address on an external map. */
  readonly mapAddress: string;
  readonly phone: string;
  /** `none` when its hours are unknown. */
  readonly open: O.Option<{ readonly isOpen: boolean; readonly text: string }>;
  readonly hours: ReadonlyArray<string>;
  readonly offers: ReadonlyArray<string>;
}

/** The stores of a site, and the search for those near a postal code (BUY-08). */
export interface StoreFinder {
  readonly label: string;
  readonly typed: string;
  readonly problem: O.Option<string>;
  readonly heading: string;
  readonly stores: ReadonlyArray<StoreEntry>;
}

/** A page of information (ROUTE-10). */
export interface InformationPage {
  readonly title: string;
  /** One sentence. */
  readonly intro: string;
  /** On the stores page only. */
  readonly finder: O.Option<StoreFinder>;
  readonly sections: ReadonlyArray<InformationSection>;
}

/** The link on every information page. */
export const informationMessages = { toRegistries: 'Find or Open a Registry' } as const;

/** The fields of a site that these pages use. */
export type InformationSite = Pick<Site, 'name' | 'phone' | 'hours' | 'marketRules' | 'currencyPrefix'>;

/** The section with the phone number to call. */
export const contactSection = ({ phone, hours }: Pick<Site, 'phone' | 'hours'>): InformationSection => ({
  heading: 'Questions?',
  paragraphs: [`Call ${phone}, ${hours}. We’re happy to help.`],
  points: [],
});

const TITLE_OF_TERRITORIES = 'Shipping to Alaska, Hawaii and U.S. Territories';

const openHours = ({ hours }: Pick<Site, 'hours'>): InformationSection => ({
  heading: 'Our hours',
  paragraphs: [`${hours}.`],
  points: [],
});

const shipsWithinMarket = (site: InformationSite): InformationPage => ({
  title: TITLE_OF_TERRITORIES,
  intro: `${site.name} ships within ${site.marketRules.name} only, so nothing bought here can be shipped to Alaska, Hawaii or a U.S. territory.`,
  finder: O.none,
  sections: [
    {
      heading: 'What you can do instead',
      paragraphs: [
        `Have the gift shipped to an address in ${site.marketRules.name}.`,
        `Call ${site.phone} if you have a question.`,
      ],
      points: [],
    },
    openHours(site),
  ],
});

/** Shipping to Alaska, Hawaii and the territories. Sites of a market whose postal codes are not theirs ship to none of them. */
export const alaskaHawaiiPage = (site: InformationSite): InformationPage =>
  site.marketRules.postalCode.quotedByPhone.length === 0
    ? shipsWithinMarket(site)
    : {
        title: TITLE_OF_TERRITORIES,
        intro: `Shipping to Alaska, Hawaii or a U.S. territory is quoted by phone. Please call ${site.phone} before you order.`,
        finder: O.none,
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
          openHours(site),
        ],
      };

/** The terms of sale of a market that has some (LANG-04). */
export const termsPage = (site: InformationSite): InformationPage => ({
  title: termsNames.en,
  intro: `They apply to every order at ${site.name}.`,
  finder: O.none,
  sections: [
    { heading: 'What applies', paragraphs: site.marketRules.contract?.terms ?? [], points: [] },
    { heading: 'Who sells', paragraphs: [site.marketRules.contract?.seller ?? site.name], points: [] },
    contactSection(site),
  ],
});

/** Gift cards. Begins with the card chosen on the other brand's site (XB-07), on sites that sell gift cards for registries. */
export const giftCardsPage = (site: InformationSite, chosen: O.Option<GiftCardHandoff> = O.none): InformationPage =>
  !site.marketRules.giftCards
    ? {
        title: 'Gift cards',
        intro: `${site.name} gift cards can’t be ordered on this site or through a registry. Here’s where each kind is sold, and how.`,
        finder: O.none,
        sections: [
          {
            heading: 'eGift card, sent online',
            paragraphs: [
              `eGift cards are sold by phone and arrive by email. Call ${site.phone} with the amount and the email address. It arrives the same day.`,
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
          contactSection(site),
        ],
      }
    : {
        title: 'Gift cards',
        intro: `Give a ${site.name} gift card, by mail or email.`,
        finder: O.none,
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
            paragraphs: ['Open the registry. Gift cards are on its page.'],
            points: [],
          },
          contactSection(site),
        ],
      };
