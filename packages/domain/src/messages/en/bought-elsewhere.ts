import { outcomeUnknown } from '../../idempotency/index.ts';
import { type ElsewhereField, GIVER_LIMITS } from '../../order/index.ts';
import type { ElsewhereRefusal, Fault } from '../../ports/index.ts';
import { isBlank, LONGEST_NAME } from '../../text/index.ts';
import { emailProblem } from './contact.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

const fields: Readonly<Record<ElsewhereField, string>> = {
  shop: `Enter where you bought it, up to ${LONGEST_NAME} characters.`,
  shopOrder: `Order numbers can be up to ${LONGEST_NAME} characters.`,
  firstName: `Enter your first name, up to ${LONGEST_NAME} characters.`,
  lastName: `Last names can be up to ${LONGEST_NAME} characters.`,
  email: 'Enter your email address, like name@example.com.',
  message: `Keep your message to ${GIVER_LIMITS.message} characters.`,
};

const leftEmpty: Readonly<Partial<Record<ElsewhereField, string>>> = {
  shop: 'Enter where you bought it.',
  firstName: 'Enter your first name.',
};

const stillWanted = (left: number): string => {
  if (left === 0)
    return 'Someone else has just bought the last one, so yours wasn’t marked. The registry doesn’t need more of it.';
  return left === 1
    ? 'Only one is still wanted now. Check how many you bought, then mark it again.'
    : `Only ${left} are still wanted now. Check how many you bought, then mark it again.`;
};

/** Reporting a gift that was bought at another shop (ELSE-01). */
export const boughtElsewhereMessages = {
  open: 'I bought this elsewhere',
  /** The accessible name of the button. */
  openLabel: (name: string): string => `I bought this elsewhere: ${name}`,
  title: 'I bought this elsewhere',
  help: (names: string): string =>
    `We’ll mark it as bought, so no one else buys it, and tell ${names} that it’s from you. You pay nothing here, and you bring or send the gift yourself.`,
  quantity: 'How many did you buy?',
  left: (left: number): string => (left === 1 ? 'One is still wanted.' : `${left} are still wanted.`),
  shop: 'Where did you buy it?',
  shopHint: 'Store or website',
  shopOrder: 'Order number there (optional)',
  shopOrderHelp: 'Helps if something has to go back.',
  firstName: 'Your first name',
  lastName: 'Your last name',
  email: 'Your email',
  emailHelp: 'We’ll send you a link to undo this. No account needed.',
  message: (names: string): string => `Your message to ${names} (optional)`,
  surprise: 'Keep it a surprise',
  surpriseHelp: (names: string, day: string): string =>
    `The registry doesn’t show ${names} who gave this before ${day}. Other guests see that it’s bought.`,
  cancel: 'Cancel',
  mark: 'Mark as Bought',
  marking: 'Marking…',
  fieldProblem: (field: ElsewhereField, typed: string): string =>
    field === 'email'
      ? emailProblem(fields.email)(typed)
      : ((isBlank(typed) ? leftEmpty[field] : undefined) ?? fields[field]),
  marked: 'Thank you for telling us',
  markedText: (name: string, quantity: number): string =>
    quantity === 1 ? `${name} is marked as bought.` : `${quantity} of ${name} are marked as bought.`,
  markedNote: (email: string): string =>
    `We’ve sent a link to ${email}. With it you can undo this or change your message.`,
  undo: 'See or Undo',
  close: 'Back to the Registry',
  gone: 'This gift can’t be marked anymore',
  /** Why it was not marked, and what to do next. */
  refused: (refusal: ElsewhereRefusal | Fault): string => {
    switch (refusal._tag) {
      case 'RegistryNotFound':
        return REGISTRY_NOT_FOUND;
      case 'ItemUnknown':
        return 'This gift is no longer on the registry, so it wasn’t marked.';
      case 'IsGroupGift':
        return 'This is a group gift now: guests pay for it together, so it can’t be bought elsewhere.';
      case 'NotSoMany':
        return stillWanted(refusal.left);
      case 'ShopInvalid':
      case 'GiverInvalid':
        return fields[refusal.field];
      case 'IdempotencyKeyReused':
      case 'RequestInProgress':
        return keyRefused(refusal);
      default:
        return outcomeUnknown(refusal) ? `${faultSentence(refusal)} It won’t be marked twice.` : faultSentence(refusal);
    }
  },
} as const;
