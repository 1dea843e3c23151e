import { outcomeUnknown } from '../../idempotency/index.ts';
import { type ElsewhereField, GIVER_LIMITS } from '../../order/index.ts';
import { isBlank, LONGEST_NAME } from '../../text/index.ts';
import type * as en from '../en/bought-elsewhere.ts';
import type { Translated } from '../translated.ts';
import { emailProblem } from './contact.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatCount } from './formats.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

const fields: Readonly<Record<ElsewhereField, string>> = {
  shop: `Entrez l’endroit où vous l’avez acheté, ${LONGEST_NAME}\u00A0caractères au plus.`,
  shopOrder: `Le numéro de commande peut compter ${LONGEST_NAME}\u00A0caractères au plus.`,
  firstName: `Entrez votre prénom, ${LONGEST_NAME}\u00A0caractères au plus.`,
  lastName: `Le nom de famille peut compter ${LONGEST_NAME}\u00A0caractères au plus.`,
  email: 'Entrez votre adresse courriel, par exemple nom@exemple.com.',
  message: `Votre message peut compter ${GIVER_LIMITS.message}\u00A0caractères au plus.`,
};

const leftEmpty: Readonly<Partial<Record<ElsewhereField, string>>> = {
  shop: 'Entrez l’endroit où vous l’avez acheté.',
  firstName: 'Entrez votre prénom.',
};

const CHECK_AGAIN = 'Vérifiez combien vous en avez acheté, puis inscrivez-le de nouveau.';

const stillWanted = (left: number): string => {
  if (left === 0)
    return 'Quelqu’un d’autre vient d’acheter le dernier\u00A0: le vôtre n’a pas été inscrit. La liste n’en demande plus.';
  return left === 1
    ? `Un seul est encore souhaité. ${CHECK_AGAIN}`
    : `Seulement ${formatCount(left)} sont encore souhaités. ${CHECK_AGAIN}`;
};

export const boughtElsewhereMessages = {
  open: 'Je l’ai acheté ailleurs',
  openLabel: (name) => `Je l’ai acheté ailleurs\u00A0: ${name}`,
  title: 'Je l’ai acheté ailleurs',
  help: (names) =>
    `La liste indiquera qu’il est acheté, pour que personne d’autre ne l’achète, et nous dirons à ${names} qu’il vient de vous. Vous ne payez rien ici et vous remettez ou envoyez le cadeau vous-même.`,
  quantity: 'Combien en avez-vous acheté?',
  left: (left) => (left === 1 ? 'Un seul est encore souhaité.' : `${formatCount(left)} sont encore souhaités.`),
  shop: 'Où l’avez-vous acheté?',
  shopHint: 'Magasin ou site Web',
  shopOrder: 'Numéro de commande à cet endroit (facultatif)',
  shopOrderHelp: 'Utile s’il faut faire un retour.',
  firstName: 'Votre prénom',
  lastName: 'Votre nom de famille',
  email: 'Votre courriel',
  emailHelp: 'Nous vous enverrons un lien pour annuler. Aucun compte n’est nécessaire.',
  message: (names) => `Votre message pour ${names} (facultatif)`,
  surprise: 'Garder la surprise',
  surpriseHelp: (names, day) =>
    `La liste ne montre pas à ${names} qui offre ce cadeau avant le ${day}. Les autres personnes voient qu’il est acheté.`,
  cancel: 'Annuler',
  mark: 'Indiquer comme acheté',
  marking: 'Inscription…',
  fieldProblem: (field, typed) =>
    field === 'email'
      ? emailProblem(fields.email)(typed)
      : ((isBlank(typed) ? leftEmpty[field] : undefined) ?? fields[field]),
  marked: 'Merci de nous l’avoir dit',
  markedText: (name, quantity) =>
    quantity === 1
      ? `La liste indique maintenant un achat\u00A0: ${name}.`
      : `La liste indique maintenant ${formatCount(quantity)}\u00A0achats\u00A0: ${name}.`,
  markedNote: (email) => `Nous avons envoyé un lien à ${email}. Il vous permet d’annuler ou de modifier votre message.`,
  undo: 'Voir ou annuler',
  close: 'Retour à la liste',
  gone: 'Ce cadeau ne peut plus être inscrit comme acheté',
  refused: (refusal) => {
    switch (refusal._tag) {
      case 'RegistryNotFound':
        return REGISTRY_NOT_FOUND;
      case 'ItemUnknown':
        return 'Ce cadeau n’est plus sur la liste\u00A0: votre achat n’a pas été inscrit.';
      case 'IsGroupGift':
        return 'C’est maintenant un cadeau collectif, payé à plusieurs\u00A0: il ne peut pas être acheté ailleurs.';
      case 'NotSoMany':
        return stillWanted(refusal.left);
      case 'ShopInvalid':
      case 'GiverInvalid':
        return fields[refusal.field];
      case 'IdempotencyKeyReused':
      case 'RequestInProgress':
        return keyRefused(refusal);
      default:
        return outcomeUnknown(refusal)
          ? `${faultSentence(refusal)} Votre achat ne sera pas inscrit deux fois.`
          : faultSentence(refusal);
    }
  },
} satisfies Translated<typeof en.boughtElsewhereMessages>;
