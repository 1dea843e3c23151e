import { option as O } from 'fp-ts';
import type { GiftCardOver } from '../cross-brand/index.ts';
import type { Site } from '../site/index.ts';
import type { Store } from '../store/index.ts';
import { chosenGiftCard } from './chosen-gift-card.en.ts';

/** One part of a page: what it is about, in sentences and in points. */
export interface InformationSection {
  readonly heading: string;
  readonly paragraphs: ReadonlyArray<string>;
  readonly points: ReadonlyArray<string>;
}

/** A page that only tells something (ROUTE-10). */
export interface InformationPage {
  readonly title: string;
  /** What the page is about, in one sentence. */
  readonly intro: string;
  readonly sections: ReadonlyArray<InformationSection>;
}

/** What stands on every such page. */
export const informationWords = { toRegistries: 'Find or open a registry' } as const;

type Place = Pick<Site, 'name' | 'phone' | 'market' | 'currencyPrefix'>;

const questions = ({ phone }: Pick<Site, 'phone'>): InformationSection => ({
  heading: 'Questions?',
  paragraphs: [`Call ${phone}, Mon–Sun 8am–9pm CT. We will gladly help.`],
  points: [],
});

const TITLE_OF_TERRITORIES = 'Shipping to Alaska, Hawaii and U.S. Territories';

const OPEN_HOURS: InformationSection = {
  heading: 'When we are here',
  paragraphs: ['Mon–Sun 8am–9pm CT.'],
  points: [],
};

const fromCanada = (site: Place): InformationPage => ({
  title: TITLE_OF_TERRITORIES,
  intro: `${site.name} ships within Canada only, so nothing that is bought here goes to Alaska, Hawaii or a U.S. territory.`,
  sections: [
    {
      heading: 'What you can do instead',
      paragraphs: ['Have the gift shipped to an address in Canada.', `Call ${site.phone} if you have a question.`],
      points: [],
    },
    OPEN_HOURS,
  ],
});

/** Shipping to Alaska, Hawaii and the territories; what is bought on the Canadian site goes to none of them. */
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
              'Have the SKU of each gift ready; it stands beside the gift.',
              'Have the address ready to which the gifts shall go.',
              'Large gifts cannot be shipped to every address. We will tell you when you call.',
            ],
          },
          {
            heading: 'What we tell you',
            paragraphs: [
              'You hear what shipping costs and how long it takes, and place the order with us on the phone.',
            ],
            points: [],
          },
          OPEN_HOURS,
        ],
      };

/** Gift cards; with the one that was chosen before one came here (XB-07), where any are sold for a registry. */
export const giftCardsPage = (site: Place, chosen: O.Option<GiftCardOver> = O.none): InformationPage =>
  site.market === 'CA'
    ? {
        title: 'Gift Cards',
        intro: `${site.name} gift cards are sold online and in our stores. They are bought on their own, not on a registry.`,
        sections: [
          {
            heading: 'In a store',
            paragraphs: ['Ask at the till of any store. You can take the card with you at once.'],
            points: [],
          },
          {
            heading: 'Online',
            paragraphs: [
              `A card that we send by email. Call ${site.phone} and say how much you would like to give and to which email address. It is in their inbox the same day.`,
            ],
            points: [],
          },
          {
            heading: 'What to give instead',
            paragraphs: ['Open the registry and choose a gift from the list. It is shipped to the registrants.'],
            points: [],
          },
          questions(site),
        ],
      }
    : {
        title: 'Gift Cards',
        intro: `Give a ${site.name} gift card to the registrants, by post or by email.`,
        sections: [
          ...(O.isSome(chosen) ? [chosenGiftCard(site, chosen.value)] : []),
          {
            heading: 'Gift card',
            paragraphs: ['Comes by post, in an envelope of its own.'],
            points: ['Any amount from $10 to $999.', 'One card in an order line; add as many as you like.'],
          },
          {
            heading: 'eGift card',
            paragraphs: ['Comes by email to the registrants.'],
            points: ['Any amount from $25 to $999.'],
          },
          {
            heading: 'How to give one',
            paragraphs: ['Open the registry. The section GIFT CARDS is on its page.'],
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

/** The stores of the site, in the order given. */
export const storesPage = (site: Place, stores: ReadonlyArray<Store>): InformationPage => ({
  title: 'Our Stores',
  intro:
    stores.length === 0
      ? `${site.name} has no stores yet. Everything on a registry can be shipped.`
      : 'Pick up a gift, see it before you choose, or ask us for advice.',
  sections: [...stores.map(storeSection), questions(site)],
});
