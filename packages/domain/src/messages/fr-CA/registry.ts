import type * as en from '../en/registry.ts';
import type { Translated } from '../translated.ts';
import { wantedQuantityRefused } from './count.ts';
import { plural } from './formats.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

export const ownerRefused = ((refusal) => {
  switch (refusal._tag) {
    case 'SignInNeeded':
      return 'Connectez-vous pour gérer cette liste.';
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'ItemUnknown':
      return 'Cet article n’est plus sur votre liste. Rechargez la page pour voir la liste à jour.';
    case 'NotOwner':
      return 'Cette liste est à quelqu’un d’autre. Vous pouvez la consulter comme personne invitée.';
  }
}) satisfies Translated<typeof en.ownerRefused>;

const ITEM_SETTLED = 'Cet article est ici seulement pour ce qui en a été acheté et ne peut pas être modifié.';

export const wantedRefused = ((refusal) =>
  refusal._tag === 'ItemSettled' ? ITEM_SETTLED : wantedQuantityRefused(refusal)) satisfies Translated<
  typeof en.wantedRefused
>;

export const GROUP_GIFTS_NOT_OFFERED = 'Les cadeaux collectifs ne sont pas offerts ici.' satisfies Translated<
  typeof en.GROUP_GIFTS_NOT_OFFERED
>;

export const groupGiftRefused = ((refusal) => {
  switch (refusal._tag) {
    case 'NotInMarket':
      return GROUP_GIFTS_NOT_OFFERED;
    case 'ItemSettled':
      return ITEM_SETTLED;
    case 'NoLongerAvailable':
      return 'Cet article n’est plus offert et ne peut donc pas devenir un cadeau collectif.';
    case 'HasContributions':
      return 'Quelqu’un a déjà contribué à ce cadeau collectif, il doit donc le rester.';
  }
}) satisfies Translated<typeof en.groupGiftRefused>;

export const fundNameRefused = ((refusal) => {
  switch (refusal._tag) {
    case 'NotInMarket':
      return GROUP_GIFTS_NOT_OFFERED;
    case 'FundNameInvalid':
      return `Entrez un nom de 1 à ${plural(refusal.maximum, 'caractère', 'caractères')}, sur une seule ligne.`;
    case 'NotAGroupGift':
      return 'Cet article n’est pas un cadeau collectif\u00A0: il n’a pas de cagnotte à nommer.';
  }
}) satisfies Translated<typeof en.fundNameRefused>;
