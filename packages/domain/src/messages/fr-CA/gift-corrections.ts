import { calendarDayIn } from '../../calendar/index.ts';
import { outcomeUnknown } from '../../idempotency/index.ts';
import { LONGEST_NAME } from '../../text/index.ts';
import { ADDED_GIFT_LIMITS, type AdditionField, type GiverName, NOTE_LIMIT } from '../../thank-you/index.ts';
import type * as en from '../en/gift-corrections.ts';
import type { Translated } from '../translated.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatCount, formatDay, plural } from './formats.ts';
import { ownerRefused } from './registry.ts';

const atMost = (limit: number): string => `${formatCount(limit)}\u00A0caractères au plus`;

const names: Readonly<Record<keyof GiverName, string>> = {
  firstName: `Entrez un prénom, ${atMost(LONGEST_NAME)}.`,
  lastName: `Le nom de famille peut compter ${atMost(LONGEST_NAME)}.`,
};

const fields: Readonly<Record<AdditionField, string>> = {
  ...names,
  words: `Dites ce que c’est, en ${atMost(ADDED_GIFT_LIMITS.words)}.`,
  quantity: `Entrez un nombre de 1 à ${formatCount(ADDED_GIFT_LIMITS.quantity)}.`,
  day: 'Entrez le jour de son arrivée, aujourd’hui ou avant.',
  note: `Une note peut compter ${atMost(NOTE_LIMIT)}.`,
};

const arrivals = {
  received: 'Indiqué comme arrivé.',
  damaged: 'Indiqué comme endommagé.',
  awaited: 'N’est plus indiqué comme arrivé.',
};

/** "les 3 cadeaux offerts par Hélène". */
const allFrom = (count: number, giver: string): string =>
  `les ${plural(count, 'cadeau', 'cadeaux')} offerts par ${giver}`;

export const giftCorrectionMessages = {
  unconfirmed: (giver) => `Signalé par ${giver}, à confirmer`,
  confirm: 'Confirmer',
  reject: 'Non reçu',
  remove: 'Retirer',
  confirmLabel: (gift, giver) => `Confirmer\u00A0: ${gift}, offert par ${giver}`,
  rejectLabel: (gift, giver) => `Non reçu\u00A0: ${gift}, offert par ${giver}`,
  removeLabel: (gift, giver) => `Retirer\u00A0: ${gift}, offert par ${giver}`,
  confirmed: (count) => `${plural(count, 'cadeau confirmé', 'cadeaux confirmés')}.`,
  undoConfirm: 'Annuler',
  undoConfirmLabel: (gift) => `Annuler la confirmation\u00A0: ${gift}`,
  justConfirmed: 'Confirmé',
  unconfirmedAgain: 'De nouveau à confirmer.',
  arrive: 'C’est arrivé',
  arriveLabel: (gift, giver) => `C’est arrivé\u00A0: ${gift}, offert par ${giver}`,
  damage: 'C’est endommagé',
  damageLabel: (gift, giver) => `C’est endommagé\u00A0: ${gift}, offert par ${giver}`,
  undoArriveLabel: (gift) => `Annuler l’arrivée\u00A0: ${gift}`,
  arrived: (at, { timeZone }) => `Arrivé le ${formatDay(calendarDayIn(timeZone, at))}`,
  damaged: (grId, at, { timeZone, phone, hours }) =>
    `Arrivé endommagé le ${formatDay(calendarDayIn(timeZone, at))}. Nous allons vous aider\u00A0: appelez-nous au ${phone} avec le numéro de votre liste, ${grId}. ${hours}.`,
  arrivalSaved: (state) => arrivals[state],
  rejectTitle: (gift) => `Jamais arrivé\u00A0: ${gift}?`,
  rejectHelp: (giver) =>
    `Il compte de nouveau comme souhaité, pour que d’autres puissent l’offrir. Nous dirons gentiment à ${giver} que vous ne l’avez pas trouvé, et comment vérifier avec vous.`,
  rejectOne: 'Indiquer comme non reçu',
  rejectAll: (count, giver) => `Non reçus\u00A0: ${allFrom(count, giver)}`,
  confirmAll: (count, giver) => `Confirmer ${allFrom(count, giver)}`,
  removeTitle: (gift) => `Retirer ce cadeau\u00A0: ${gift}?`,
  removeHelp:
    'C’est vous qui l’avez ajouté. Il est retiré de vos cadeaux et compte de nouveau comme souhaité s’il est sur votre liste.',
  keep: 'Le garder',
  working: 'Enregistrement…',
  rejected: (count) =>
    `${plural(count, 'cadeau indiqué comme non reçu', 'cadeaux indiqués comme non reçus')}. Votre liste montre ce qui est de nouveau souhaité.`,
  removed: (gift) => `Cadeau retiré\u00A0: ${gift}.`,

  add: 'Ajouter un cadeau',
  addTitle: 'Ajouter un cadeau reçu autrement',
  addHelp: 'Un cadeau remis en mains propres, ou acheté sans nous le dire. Personne ne reçoit de courriel à ce sujet.',
  whatLabel: 'Qu’est-ce que c’était?',
  somethingElse: 'Autre chose, qui n’est pas sur votre liste',
  wordsLabel: 'Décrivez-le',
  wordsHint: 'Couverture tricotée à la main',
  quantityLabel: 'Combien?',
  quantityHelp: 'Ce que vous souhaitez encore compte alors comme acheté, pour que personne ne le rachète.',
  firstName: 'Prénom de la personne qui offre',
  lastName: 'Nom de famille de la personne qui offre',
  giverHelp: 'Si cette personne a déjà offert quelque chose, écrivez son nom comme il apparaît ici.',
  dayLabel: 'Quand est-il arrivé?',
  noteLabel: 'Votre note (facultatif)',
  save: 'Ajouter le cadeau',
  saving: 'Ajout en cours…',
  cancel: 'Annuler',
  added: (giver) => `Cadeau ajouté, offert par ${giver}.`,
  fieldProblem: (field) => fields[field],

  correctName: 'Corriger le nom',
  correctNameLabel: (giver) => `Corriger le nom\u00A0: ${giver}`,
  nameTitle: (giver) => `Corriger ce nom\u00A0: ${giver}`,
  nameHelp:
    'Le nom change ici, dans le fichier exporté et sur les étiquettes. Les cadeaux d’une même adresse courriel qui portent le même nom sont regroupés.',
  nameFirst: 'Prénom',
  nameLast: 'Nom de famille',
  saveName: 'Enregistrer',
  savingName: 'Enregistrement…',
  restoreName: 'Rétablir le nom d’origine',
  nameSaved: 'Nom corrigé.',
  nameRestored: 'Nom d’origine rétabli.',

  refused: (reason) => {
    switch (reason._tag) {
      case 'GiftUnknown':
        return 'Ce cadeau ne fait plus partie des vôtres. La personne qui avait indiqué l’avoir acheté est revenue sur sa réponse.';
      case 'NotRejectable':
        return 'Ce cadeau a été acheté ici, il ne peut donc pas être indiqué comme non reçu.';
      case 'ItemUnknown':
        return 'Cet article n’est plus sur votre liste. Choisissez autre chose, ou décrivez le cadeau dans vos mots.';
      case 'IsGroupGift':
        return 'C’est un cadeau collectif, qui compte par sa cagnotte. Mettez d’abord fin au cadeau collectif, ou décrivez le cadeau dans vos mots.';
      case 'AdditionInvalid':
        return fields[reason.field];
      case 'GiverNameInvalid':
        return names[reason.field];
      case 'SignInNeeded':
      case 'RegistryNotFound':
      case 'NotOwner':
        return ownerRefused(reason);
      case 'IdempotencyKeyReused':
      case 'RequestInProgress':
        return keyRefused(reason);
      default:
        return outcomeUnknown(reason) ? `${faultSentence(reason)} Rien ne sera fait deux fois.` : faultSentence(reason);
    }
  },
} satisfies Translated<typeof en.giftCorrectionMessages>;
