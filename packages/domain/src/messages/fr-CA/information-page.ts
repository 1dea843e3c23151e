import { option as O } from 'fp-ts';
import type { GiftCardHandoff } from '../../cross-brand/index.ts';
import { type GiftCardKind, giftCardRange } from '../../gift-card/index.ts';
import { termsNames } from '../../language/index.ts';
import type { Site } from '../../site/index.ts';
import type * as en from '../en/information-page.ts';
import type { Translated } from '../translated.ts';
import { formatAmount, formatPrice } from './formats.ts';

export type {
  InformationPage,
  InformationSection,
  InformationSite,
  StoreEntry,
  StoreFinder,
} from '../en/information-page.ts';

type Money = Pick<Site, 'currencyPrefix'>;

const section = (
  heading: string,
  paragraphs: ReadonlyArray<string>,
  points: ReadonlyArray<string> = [],
): en.InformationSection => ({ heading, paragraphs, points });

const amountRange = ({ currencyPrefix }: Money, kind: GiftCardKind): string => {
  const { minimum, maximum } = giftCardRange(kind, 'form');
  return `Le montant de votre choix, de ${formatAmount(currencyPrefix, minimum)} à ${formatAmount(currencyPrefix, maximum)}.`;
};

/** The gift card chosen on the other brand's site, and what is left to do (XB-07). */
const chosenGiftCard = ({ currencyPrefix }: Money, { kind, amount }: GiftCardHandoff): en.InformationSection =>
  section('Votre choix', [
    `Une carte-cadeau ${kind === 'GiftCard' ? '' : 'électronique '}de ${formatPrice(currencyPrefix, amount)}. Elle n’est pas encore dans votre panier\u00A0: ouvrez la liste à laquelle elle est destinée et entrez ce montant sous les cartes-cadeaux.`,
  ]);

export const informationMessages = { toRegistries: 'Trouver ou ouvrir une liste' } satisfies Translated<
  typeof en.informationMessages
>;

export const contactSection: Translated<typeof en.contactSection> = ({ phone, hours }) =>
  section('Des questions?', [`Appelez-nous au ${phone}. ${hours}. Nous vous aiderons avec plaisir.`]);

const TITLE_OF_TERRITORIES = 'Livraison en Alaska, à Hawaï et dans les territoires des États-Unis';
const TERRITORIES = 'en Alaska, à Hawaï ou dans un territoire des États-Unis';

const openHours = ({ hours }: Pick<Site, 'hours'>): en.InformationSection =>
  section('Nos heures d’ouverture', [`${hours}.`]);

const shipsWithinMarket = (site: en.InformationSite): en.InformationPage => ({
  title: TITLE_OF_TERRITORIES,
  intro: `Chez ${site.name}, la livraison se fait dans un seul pays (${site.marketRules.name}). Rien de ce qui est acheté ici ne peut être livré ${TERRITORIES}.`,
  finder: O.none,
  sections: [
    section('Ce que vous pouvez faire', [
      `Faites livrer le cadeau à une adresse dans ce pays\u00A0: ${site.marketRules.name}.`,
      `Une question? Appelez-nous au ${site.phone}.`,
    ]),
    openHours(site),
  ],
});

export const alaskaHawaiiPage: Translated<typeof en.alaskaHawaiiPage> = (site) =>
  site.marketRules.postalCode.quotedByPhone.length === 0
    ? shipsWithinMarket(site)
    : {
        title: TITLE_OF_TERRITORIES,
        intro: `La livraison ${TERRITORIES} fait l’objet d’une soumission par téléphone. Appelez-nous au ${site.phone} avant de commander.`,
        finder: O.none,
        sections: [
          section(
            'Avant d’appeler',
            [],
            [
              'Ayez sous la main l’UGS de chaque cadeau. Elle figure à côté du cadeau.',
              'Ayez aussi l’adresse de livraison.',
              'Les gros cadeaux ne peuvent pas être livrés à toutes les adresses. Nous vous le dirons au téléphone.',
            ],
          ),
          section('Ce que nous vous dirons', [
            'Nous vous dirons combien coûte la livraison et combien de temps elle prend. Vous pourrez passer votre commande au téléphone.',
          ]),
          openHours(site),
        ],
      };

export const termsPage: Translated<typeof en.termsPage> = (site) => ({
  title: termsNames['fr-CA'],
  intro: `Elles s’appliquent à toutes les commandes chez ${site.name}.`,
  finder: O.none,
  sections: [
    section('Ce qui s’applique', site.marketRules.contract?.terms ?? []),
    section('Qui vend', [site.marketRules.contract?.seller ?? site.name]),
    contactSection(site),
  ],
});

export const giftCardsPage: Translated<typeof en.giftCardsPage> = (site, chosen = O.none) =>
  !site.marketRules.giftCards
    ? {
        title: 'Cartes-cadeaux',
        intro: `Les cartes-cadeaux ${site.name} ne peuvent être commandées ni sur ce site ni à partir d’une liste. Voici où et comment les acheter.`,
        finder: O.none,
        sections: [
          section('Carte-cadeau électronique, envoyée en ligne', [
            `Les cartes-cadeaux électroniques se vendent par téléphone et arrivent par courriel. Appelez-nous au ${site.phone} avec le montant et l’adresse courriel. La carte arrive le jour même.`,
          ]),
          section('Carte-cadeau, en magasin', [
            'Demandez-la à la caisse de n’importe quel magasin. Vous repartez tout de suite avec la carte.',
          ]),
          section('Quoi offrir d’autre', ['Ouvrez la liste et choisissez-y un cadeau. Nous le livrerons pour vous.']),
          contactSection(site),
        ],
      }
    : {
        title: 'Cartes-cadeaux',
        intro: `Offrez une carte-cadeau ${site.name}, par la poste ou par courriel.`,
        finder: O.none,
        sections: [
          ...(O.isSome(chosen) ? [chosenGiftCard(site, chosen.value)] : []),
          section(
            'Carte-cadeau',
            ['Arrive par la poste dans sa propre enveloppe.'],
            [amountRange(site, 'GiftCard'), 'Vous pouvez en ajouter plus d’une.'],
          ),
          section('Carte-cadeau électronique', ['Envoyée par courriel.'], [amountRange(site, 'EGiftCard')]),
          section('Comment en offrir une', ['Ouvrez la liste. Les cartes-cadeaux sont sur sa page.']),
          contactSection(site),
        ],
      };
