import type { Completion } from '../../cart/index.ts';
import type { Site } from '../../site/index.ts';
import { formatPrice } from './formats.ts';

const problems: Readonly<Record<Extract<Completion, { readonly _tag: 'Refused' }>['problem'], string>> = {
  unknown: 'This isn’t the completion code of a registry in this cart. Please check how it’s written.',
  unavailable: 'This code has expired or was canceled.',
  tooEarly: 'This code can’t be used yet. It can be used closer to the event.',
  used: 'This code has already been used and can’t be used again.',
  nothingCovered: 'Nothing in this cart is covered: a code is for full-price gifts that its registry still wishes for.',
};

/** The completion code in the cart (COUP-05). */
export const completionMessages = {
  ask: 'Have a completion code?',
  label: 'Completion code',
  missing: 'Enter a completion code first.',
  apply: 'Apply',
  remove: 'Remove code',
  use: (couponNumber: string): string => `Use completion code ${couponNumber}`,
  applied: (
    { percent, couponNumber, covers, mostOff, usesLeft }: Extract<Completion, { readonly _tag: 'Applied' }>,
    { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
  ): string => {
    const what = covers === 'remaining' ? 'what’s still wanted' : 'full-price gifts on the registry';
    const limit = mostOff === undefined ? '' : `, up to ${formatPrice(currencyPrefix, mostOff)}`;
    const orders = usesLeft === 1 ? 'one order' : `${usesLeft} orders`;
    return `Completion code ${couponNumber} takes ${percent}% off ${what}${limit}. It can be used for ${orders}.`;
  },
  refused: ({ problem }: Extract<Completion, { readonly _tag: 'Refused' }>): string => problems[problem],
} as const;
