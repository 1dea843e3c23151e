import type * as en from '../en/personalize.ts';
import type { Translated } from '../translated.ts';
import { quantityOutOfRange } from './count.ts';
import { faultSentence } from './fault.ts';
import { formatCount, plural } from './formats.ts';

export const personalizeMessages = {
  title: 'Personnaliser',
  needed: 'Ce produit est fabriqué avec votre texte\u00A0: commencez par là.',
  wanted: 'Ajouter votre texte',
  font: 'Police',
  color: 'Couleur',
  line: (number) => (number === 1 ? 'Ligne 1' : 'Ligne 2 (facultatif)'),
  left: (used, maximum) => `${formatCount(used)} sur ${plural(maximum, 'caractère', 'caractères')}`,
  preview: 'Aperçu du texte',
  confirm: 'Confirmer votre texte',
  confirming: 'Confirmation…',
  change: 'Modifier votre texte',
  confirmed: 'Votre texte est confirmé. Il suit le produit sur votre liste ou dans votre panier.',
  confirmedForRegistry: 'Votre texte est confirmé. Il suit le produit sur votre liste.',
  confirmFirst: 'Confirmez d’abord votre texte.',
} satisfies Translated<typeof en.personalizeMessages>;

export const designRefused = ((reason) => {
  switch (reason._tag) {
    case 'DesignBlank':
      return 'Entrez au moins une ligne.';
    case 'DesignTooLong':
      return `Une ligne peut compter ${plural(reason.maximum, 'caractère', 'caractères')} au plus.`;
    case 'NotPersonalizable':
      return 'Ce produit ne peut pas être personnalisé.';
    case 'QuantityOutOfRange':
      return quantityOutOfRange(reason);
    case 'ProductNotFound':
      return 'Ce produit n’est plus offert.';
    default:
      return faultSentence(reason);
  }
}) satisfies Translated<typeof en.designRefused>;
