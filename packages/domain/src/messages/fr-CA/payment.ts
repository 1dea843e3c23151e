import type * as en from '../en/payment.ts';
import type { Translated } from '../translated.ts';
import { orderRefused } from './checkout.ts';

export const paymentMessages = {
  title: 'Paiement',
  loading: 'Chargement du paiement…',
  notLoaded: 'Nous n’avons pas pu charger les champs du paiement.',
  tryAgain: 'Réessayer',
  refused: (reason, { phone }) => {
    if (reason._tag === 'PaymentRefused') return orderRefused(reason);
    switch (reason.why) {
      case 'tooSmall':
        return `Ce total est trop petit pour un paiement par carte, et rien n’a été débité. Ajoutez quelque chose à votre panier, ou appelez-nous au ${phone} pour payer autrement.`;
      case 'tooLarge':
        return `Ce total est trop élevé pour un seul paiement, et rien n’a été débité. Faites plusieurs commandes, ou appelez-nous au ${phone} pour payer autrement.`;
      case 'notPossible':
        return `Nous ne pouvons pas accepter ce paiement, et rien n’a été débité. Appelez-nous au ${phone} pour payer autrement.`;
    }
  },
} satisfies Translated<typeof en.paymentMessages>;
