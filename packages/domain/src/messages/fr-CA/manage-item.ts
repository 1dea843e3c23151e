import type * as en from '../en/manage-item.ts';
import type { Translated } from '../translated.ts';
import { faultSentence } from './fault.ts';
import { formatCount, isSingular } from './formats.ts';
import { nlaItemMessages, notRemoved } from './nla-item.ts';
import { fundNameRefused, groupGiftRefused, ownerRefused, wantedRefused } from './registry.ts';

export const manageItemMessages = {
  howMany: 'Combien en souhaitez-vous?',
  fewest: (purchased) =>
    `${formatCount(purchased)}\u00A0${isSingular(purchased) ? 'a déjà été acheté' : 'ont déjà été achetés'}, le minimum est donc ${formatCount(purchased)}.`,
  mostLoved: 'Parmi les préférés',
  mostLovedHelp: 'Un cœur montre à vos proches ce qui compte le plus.',
  groupGift: 'Cadeau collectif',
  groupGiftHelp: (least) => `Plusieurs personnes peuvent offrir le montant de leur choix, à partir de ${least}.`,
  groupGiftStays: 'Des proches ont déjà contribué à ce cadeau collectif, il doit donc le rester.',
  fundName: 'Nom de la cagnotte',
  fundNameHelp: 'Vous la trouverez sous ce nom dans «\u00A0Mes cagnottes\u00A0».',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saveMine: 'Enregistrer le mien',
  tryAgain: 'Réessayer',
  tryAgainWith: (wanted) => `Réessayer avec ${wanted}`,
  updated: 'L’article a été mis à jour',
  updatedAnnouncement: (name) => `Article mis à jour\u00A0: ${name}`,
  cannotRemove: 'Des proches ont déjà offert une partie de cet article, il ne peut donc pas être retiré.',
  cancel: nlaItemMessages.cancel,
  removed: nlaItemMessages.removed,
  removedAnnouncement: nlaItemMessages.removedAnnouncement,
  leftMeanwhile: (name) => `Article retiré de votre liste entre-temps\u00A0: ${name}. Rien d’autre n’a changé.`,
  nowWanted: (wanted) => `Quelqu’un d’autre vient de choisir ce nombre\u00A0: ${wanted}.`,
  nowNamed: (name) => `Quelqu’un d’autre vient de choisir ce nom\u00A0: «\u00A0${name}\u00A0».`,
  optionsChanged: 'Certaines options de personnalisation ont changé. Veuillez recommencer.',
  startAgain: 'Choisir de nouveau vos options',
  removeFromRegistry: nlaItemMessages.removeFromRegistry,
} satisfies Translated<typeof en.manageItemMessages>;

const EDITED_MEANWHILE =
  'Quelqu’un d’autre a modifié cet article en même temps. Rien n’est encore enregistré\u00A0: voyez ce qui a été choisi, puis enregistrez de nouveau pour garder votre choix.';

export const manageRefused: Translated<typeof en.manageRefused> = (reason) => {
  switch (reason._tag) {
    case 'HasPurchases':
      return notRemoved(reason);
    case 'ItemVersionConflict':
      return EDITED_MEANWHILE;
    case 'NotInMarket':
    case 'NoLongerAvailable':
    case 'HasContributions':
      return groupGiftRefused(reason);
    case 'FundNameInvalid':
    case 'NotAGroupGift':
      return fundNameRefused(reason);
    case 'QuantityOutOfRange':
    case 'BelowPurchased':
    case 'ItemSettled':
      return wantedRefused(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return faultSentence(reason);
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'ItemUnknown':
    case 'NotOwner':
      return ownerRefused(reason);
  }
};

export const manageProblem: Translated<typeof en.manageProblem> = (problem) => {
  switch (problem._tag) {
    case 'CallFailed':
      return manageRefused(problem.reason);
    case 'ItemVersionConflict':
      return EDITED_MEANWHILE;
    case 'BoughtMeanwhile':
      return 'Quelqu’un vient d’acheter une partie de cet article, il reste donc sur votre liste.';
  }
};
