import { centsOf, instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { bandOf } from '../../list/index.ts';
import { moreGifts } from './emails.ts';
import { fundMessages } from './fund.ts';
import { giftCorrectionMessages } from './gift-corrections.ts';
import { greetingMessages } from './greeting.ts';
import { groupGiftFundMessages } from './group-gift-fund.ts';
import { itemCardMessages } from './item-card.ts';
import { listFilterMessages, sectionTitle } from './list.ts';
import { manageItemMessages } from './manage-item.ts';
import { newRegistryMessages } from './new-registry.ts';
import { nlaItemMessages } from './nla-item.ts';

/** Texts have no-break spaces, which read here as spaces. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const raised = (amount: number, wanted = 1, whole = 0): string =>
  fundMessages.progress(sites.canada, {
    raised: centsOf(amount),
    goal: centsOf(164_900),
    missing: centsOf(164_900 - amount),
    percent: 0,
    wanted,
    whole,
  });

describe('counted texts in French', () => {
  it.each([
    [listFilterMessages.shown('registrant', 0), '0 article affiché'],
    [listFilterMessages.shown('guest', 1), '1 cadeau affiché'],
    [listFilterMessages.shown('guest', 2), '2 cadeaux affichés'],
    [listFilterMessages.show('guest', O.some(1_000)), 'Voir 1 000 cadeaux'],
    [listFilterMessages.show('guest', O.some(1_000_000)), 'Voir 1 000 000 de cadeaux'],
    [listFilterMessages.show('registrant', O.some(1_000_000)), 'Voir 1 000 000 d’articles'],
    [itemCardMessages.rating(4.5, 1), 'Note de 4,5 sur 5, 1 avis'],
    [groupGiftFundMessages.total(1, '1 $', '20 $'), '1 cadeau collectif, total amassé : 1 $ sur 20 $'],
    [groupGiftFundMessages.total(2, '0 $', '20 $'), '2 cadeaux collectifs, total amassé : 0 $ sur 20 $'],
    [raised(0), '0 $ amassé sur 1 649 $'],
    [raised(150), '1,50 $ amassé sur 1 649 $'],
    [raised(94_000), '940 $ amassés sur 1 649 $'],
    [raised(94_000, 2, 1), '1 acheté sur 2. 940 $ amassés sur 1 649 $ pour l’autre.'],
    [raised(94_000, 5, 2), '2 achetés sur 5. 940 $ amassés sur 1 649 $ pour les 3 autres.'],
    [manageItemMessages.fewest(1), '1 a déjà été acheté, le minimum est donc 1.'],
    [manageItemMessages.fewest(3), '3 ont déjà été achetés, le minimum est donc 3.'],
    [nlaItemMessages.summary(1, 0), '1 article doit être remplacé.'],
    [nlaItemMessages.summary(2, 1), '2 articles doivent être remplacés. 1 autre article peut seulement être retiré.'],
    [nlaItemMessages.summary(0, 2), '2 articles peuvent seulement être retirés.'],
    [greetingMessages.counterAnnouncement({ used: 250, left: 0 }), '0 caractère restant'],
    [
      greetingMessages.leftOut(1),
      'Un mot de bienvenue peut compter 250 caractères au plus. Le dernier n’a pas été conservé.',
    ],
    [
      greetingMessages.leftOut(1_000),
      'Un mot de bienvenue peut compter 250 caractères au plus. Les 1 000 derniers n’ont pas été conservés.',
    ],
    [newRegistryMessages.wait(1), 'Patientez 1 seconde.'],
    [moreGifts(2), '… et 2 autres.'],
    [giftCorrectionMessages.confirmed(1), '1 cadeau confirmé.'],
    [giftCorrectionMessages.confirmAll(2, 'Hélène'), 'Confirmer les 2 cadeaux offerts par Hélène'],
    [giftCorrectionMessages.arrived(instantOf('2027-06-01T17:00:00.000Z'), sites.canada), 'Arrivé le 1er juin 2027'],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    [0, '0 $ à 20 $'],
    [2_000, '20 $ à 50 $'],
    [200_000, '2 000 $ et plus'],
  ])('the price band of %d cents is %s', (amount, expected) => {
    expect(plain(sectionTitle(sites.canada, { _tag: 'PriceBand', band: bandOf(centsOf(amount)) }))).toBe(expected);
  });
});
