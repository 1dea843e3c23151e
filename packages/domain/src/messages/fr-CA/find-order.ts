import type * as en from '../en/find-order.ts';
import type { Translated } from '../translated.ts';
import { emailProblem } from './contact.ts';
import { faultSentence } from './fault.ts';

export const findOrderMessages = {
  pageTitle: ({ name }) => `Retrouvez votre commande | ${name}`,
  title: 'Retrouvez votre commande',
  help: 'Revoyez un cadeau que vous avez commandé, modifiez votre message ou annulez le cadeau jusqu’à son expédition. Aucun compte n’est nécessaire.',
  linkUnknown: 'Ce lien n’ouvre aucune commande',
  linkUnknownHelp:
    'Un lien plus récent l’a peut-être remplacé. Vous pouvez ouvrir votre commande avec son numéro et le courriel que vous avez donné.',
  orderNumber: 'Numéro de commande',
  orderNumberHelp: 'Il figure sur votre reçu, par exemple GR-7KQ2M-XW94C.',
  orderNumberMissing: 'Entrez votre numéro de commande.',
  email: 'Courriel',
  emailInvalid: emailProblem('Entrez le courriel que vous avez donné avec votre commande.'),
  submit: 'Trouver ma commande',
  submitting: 'Recherche en cours',
  refused: (refusal) =>
    refusal._tag === 'OrderNotFound'
      ? 'Aucune commande ne correspond à ce numéro et à ce courriel. Vérifiez les deux, puis réessayez.'
      : faultSentence(refusal),
  passwordOrLinkRefused: (refusal) =>
    refusal._tag === 'OrderLinkUnknown' ? 'Ce lien n’ouvre aucune commande.' : faultSentence(refusal),
  callUs: (phone) => `Vous ne la trouvez pas? Appelez-nous au ${phone}.`,
} satisfies Translated<typeof en.findOrderMessages>;
