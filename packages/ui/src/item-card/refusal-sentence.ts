import { type AddRefusal, addRefused, type Fault, faultSentence } from '@gift-registry/domain';

/** Why the item did not get into the cart: the shop's refusal, or what went wrong on the way. */
export const refusalSentence = (reason: AddRefusal | Fault): string => {
  switch (reason._tag) {
    case 'Unavailable':
    case 'Misunderstood':
    case 'TooManyRequests':
      return faultSentence(reason);
    default:
      return addRefused(reason);
  }
};
