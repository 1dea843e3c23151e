import { option as O } from 'fp-ts';
import type { RelativeTime } from '../../overview/index.ts';
import type * as en from '../en/overview.ts';
import type { Translated } from '../translated.ts';
import { itemCount, purchasedOfWanted, stillNeeded } from './count.ts';
import { formatAmount, formatCount, formatDay, isSingular, plural } from './formats.ts';
import { givenOf } from './given.ts';

export type { EventDayMessages, NextStepMessages } from '../en/overview.ts';

/** The number of sets that are named. */
const MOST_SETS = 2;

const daysLeft = (days: number): string =>
  days === 0 ? 'C’est aujourd’hui' : `Il reste ${plural(days, 'jour', 'jours')}`;

const whens: Readonly<Record<Exclude<RelativeTime['_tag'], 'Day'>, string>> = {
  JustNow: 'À l’instant',
  Today: 'Aujourd’hui',
  Yesterday: 'Hier',
};

export const overviewMessages = {
  head: ({ name }) => ({
    title: `Aperçu de la liste | ${name}`,
    description: `Où en est votre liste chez ${name}, et ce qu’il reste à faire.`,
  }),
  checklistHead: ({ name }) => ({
    title: `Aide-mémoire | ${name}`,
    description: `Ce que contient d’habitude une liste chez ${name}, et où en est la vôtre.`,
  }),
  toGo: (days) =>
    days === 0
      ? { large: 'Aujourd’hui', small: 'c’est le grand jour' }
      : { large: formatCount(days), small: isSingular(days) ? 'jour à attendre' : 'jours à attendre' },
  undated: { large: 'Date à venir', small: '' },
  passed: { large: 'Merci', small: 'c’est tout ce qu’il reste à dire' },
  greetingNote: 'Votre mot de bienvenue',
  sums: 'En un coup d’œil',
  bought: ({ items, purchased }) => purchasedOfWanted({ wanted: items, purchased }),
  nothingListed: 'Votre liste est encore vide. Ce que vos proches achèteront s’affichera ici aussitôt.',
  next: 'À faire maintenant',
  nothingNext: 'Tout est fait pour le moment.',
  step: (step) => {
    switch (step._tag) {
      case 'BeginList':
        return { title: 'Ajouter un premier cadeau', text: 'Commencez par ce qui vous sert tous les jours.' };
      case 'ReplaceNoLongerAvailable': {
        const onlyRemoved = step.gone - step.count;
        const rest =
          onlyRemoved === 0
            ? ''
            : onlyRemoved === 1
              ? ' Un autre ne peut qu’être retiré.'
              : ` ${formatCount(onlyRemoved)} autres ne peuvent qu’être retirés.`;
        return {
          title: isSingular(step.count)
            ? 'Remplacer un article qui n’est plus offert'
            : `Remplacer ${itemCount(step.count)} qui ne sont plus offerts`,
          text: `Vos proches ne ${isSingular(step.gone) ? 'le' : 'les'} voient pas.${rest}`,
        };
      }
      case 'GiveAddress':
        return {
          title: 'Ajouter une adresse de livraison',
          text: 'Les cadeaux restent chez nous tant que nous n’avons pas votre adresse. Vos proches ne la voient jamais.',
        };
      case 'LetGuestsIn':
        return {
          title: 'Rendre votre liste visible',
          text: 'Votre liste est privée\u00A0: personne d’autre ne la voit.',
        };
      case 'AddMore':
        return {
          title: 'Ajouter d’autres cadeaux',
          text: 'Plus de la moitié est déjà achetée. Ajoutez-en quelques-uns pour que tout le monde ait le choix.',
        };
      case 'FollowChecklist':
        return {
          title: 'Suivre l’aide-mémoire',
          text: `Déjà fait\u00A0: ${formatCount(step.done)} sur ${formatCount(step.of)}. Vous y trouverez ce qu’on oublie facilement.`,
        };
      case 'AddPhoto':
        return { title: 'Ajouter une photo', text: 'Vos proches aiment voir à qui est la liste.' };
      case 'LoveSome':
        return { title: 'Marquer vos préférés', text: 'Vos proches sauront par où commencer.' };
      case 'ShareLink':
        return { title: 'Voir la liste comme vos proches', text: 'Et partager le lien quand elle vous plaît.' };
      case 'WriteGreeting':
        return {
          title: 'Souhaiter la bienvenue à vos proches',
          text: 'Quelques mots de votre part s’affichent au-dessus de la liste.',
        };
      case 'CompleteSets': {
        const [named, others] = [step.sets.slice(0, MOST_SETS), step.sets.length - MOST_SETS];
        const missing = named.map(({ name, missing: units }) => `${formatCount(units)}\u00A0× ${name}`).join(', ');
        const more = others > 0 ? `, et ${plural(others, 'autre ensemble', 'autres ensembles')}` : '';
        const days = O.isSome(step.daysToGo) ? ` ${daysLeft(step.daysToGo.value)}.` : '';
        return {
          title: isSingular(step.sets.length)
            ? 'Un ensemble n’est pas encore complet'
            : `${plural(step.sets.length, 'ensemble', 'ensembles')} ne sont pas encore complets`,
          text: `Il manque\u00A0: ${missing}${more}.${days}`,
        };
      }
      case 'SayThanks':
        return {
          title: 'Dire merci',
          text: `${plural(step.count, 'cadeau attend', 'cadeaux attendent')} un mot de votre part.`,
        };
      case 'BuyTheRest':
        return {
          title: 'Compléter votre liste',
          text: `${stillNeeded(step.units)}.${step.hasCode ? ' Profitez de votre rabais de fin de liste.' : ''}`,
        };
    }
  },
  lead: 'Aperçu\u00A0: ',
  recent: 'Achats récents',
  loading: 'Chargement des achats récents',
  loadingSteps: 'Chargement de ce qu’il y a à faire',
  when: (when) => (when._tag === 'Day' ? formatDay(when.day) : whens[when._tag]),
  given: givenOf,
  apart: ({ given }, { currencyPrefix }) => {
    switch (given._tag) {
      case 'GiftCard':
        return formatAmount(currencyPrefix, given.amount);
      case 'Contribution':
        return `Contribution de ${formatAmount(currencyPrefix, given.amount)}, n’est plus sur votre liste`;
      case 'Units':
        return `Quantité achetée\u00A0: ${formatCount(given.quantity)}, n’est plus sur votre liste`;
      case 'Other':
        return 'Ne figure pas sur votre liste';
    }
  },
  boughtLabel: (gift) => `${gift.name}, ${gift.detail}`,
  whenUnknown: 'Nous ne pouvons pas dire pour l’instant quand chaque cadeau a été acheté.',
  nothingBought: 'Rien n’a encore été acheté. Partagez votre lien\u00A0: les cadeaux s’afficheront ici dès leur achat.',
  moreBought: (count) => `Et ${formatCount(count)} de plus`,
  loved: 'Les préférés',
  nothingLoved: 'Marquez les cadeaux que vous souhaitez le plus, et ils s’afficheront ici.',
  ideas: 'Idées pour votre liste',
  wholeList: 'Voir toute la liste',
} satisfies Translated<typeof en.overviewMessages>;
