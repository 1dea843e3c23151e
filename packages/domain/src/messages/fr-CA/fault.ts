import { outcomeUnknown } from '../../idempotency/index.ts';
import type { Fault } from '../../ports/index.ts';
import type * as en from '../en/fault.ts';
import type { Translated } from '../translated.ts';

/** Rounds a wait up to minutes: "une minute", "2 minutes". */
export const minutesFrom: Translated<typeof en.minutesFrom> = (seconds) => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? 'une minute' : `${count}\u00A0minutes`;
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

export const waitMessages = {
  left: (seconds) => {
    const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
    const ofHour = hours === 0 ? `${minutes}` : `${hours}\u00A0h\u00A0${twoDigits(minutes)}`;
    return `Vous pourrez réessayer dans ${ofHour}\u00A0min\u00A0${twoDigits(seconds % 60)}\u00A0s.`;
  },
  over: 'Vous pouvez réessayer maintenant.',
} satisfies Translated<typeof en.waitMessages>;

export const faultSentence: Translated<typeof en.faultSentence> = (fault) => {
  switch (fault._tag) {
    case 'Unavailable':
      return 'La connexion est difficile en ce moment. Veuillez réessayer.';
    case 'BadRequest':
    case 'UnreadableResponse':
      return 'Un problème est survenu. Rechargez la page, puis réessayez.';
    case 'CookiesRefused':
      return 'Votre navigateur bloque les témoins de ce site. Sans eux, nous ne pouvons ni conserver un panier ni ouvrir votre session. Autorisez les témoins dans les paramètres du navigateur, rechargez la page, puis réessayez.';
    case 'TooManyRequests':
      return `Vous avez fait trop d’essais. Attendez ${minutesFrom(fault.retryAfterSeconds)}, puis réessayez.`;
  }
};

export const keyRefused: Translated<typeof en.keyRefused> = (refusal) => {
  switch (refusal._tag) {
    case 'IdempotencyKeyReused':
      return 'Cette demande a déjà été envoyée avec d’autres renseignements. Rechargez la page, puis réessayez.';
    case 'RequestInProgress':
      return 'Votre demande est en cours de traitement. Attendez un moment, puis réessayez.';
  }
};

const open = 'l’ajout au panier a peut-être été fait, ou peut-être pas';
const onlyOnce = 'Rien ne sera ajouté deux fois.';

type Unanswered = Fault | { readonly _tag: 'RequestInProgress' };

const openMessages = (reason: Unanswered): string => {
  switch (reason._tag) {
    case 'Unavailable':
      return `La connexion est difficile\u00A0: ${open}. Réessayez. ${onlyOnce}`;
    case 'BadRequest':
    case 'UnreadableResponse':
      return `Un problème est survenu\u00A0: ${open}. Rechargez la page, puis réessayez. ${onlyOnce}`;
    case 'TooManyRequests':
      return `Vous avez fait trop d’essais\u00A0: ${open}. Attendez ${minutesFrom(reason.retryAfterSeconds)}, puis réessayez. ${onlyOnce}`;
    case 'CookiesRefused':
      return faultSentence(reason);
    case 'RequestInProgress':
      return `Votre demande est en cours de traitement\u00A0: ${open}. Attendez un moment, puis réessayez. ${onlyOnce}`;
  }
};

export const addToCartFaultSentence: Translated<typeof en.addToCartFaultSentence> = (reason) =>
  reason._tag === 'RequestInProgress' || outcomeUnknown(reason) ? openMessages(reason) : faultSentence(reason);
