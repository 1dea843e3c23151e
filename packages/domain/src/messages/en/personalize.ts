import type { DesignRefusal } from '../../personalization/index.ts';
import type { Fault, ProductNotFound } from '../../ports/index.ts';
import type { QuantityOutOfRange } from '../../quantity/index.ts';
import { quantityOutOfRange } from './count.ts';
import { faultSentence } from './fault.ts';
import { formatCount } from './formats.ts';

/** The form for a personalization (ADD-06). */
export const personalizeMessages = {
  title: 'Personalize it',
  needed: 'This is made with your own text, so start there.',
  wanted: 'Add your own text',
  font: 'Font',
  color: 'Color',
  line: (number: 1 | 2): string => (number === 1 ? 'Line 1' : 'Line 2 (optional)'),
  left: (used: number, maximum: number): string => `${formatCount(used)} of ${formatCount(maximum)} characters`,
  preview: 'How it will read',
  confirm: 'Confirm Your Text',
  confirming: 'Confirming…',
  change: 'Change Your Text',
  confirmed: 'Your text is confirmed. It goes along to your registry or cart.',
  /** For an item bought on the other brand's site: the text is kept for a registry only (XB-07). */
  confirmedForRegistry: 'Your text is confirmed. It goes along to your registry.',
  confirmFirst: 'Confirm your text first.',
} as const;

/** Why a design was not confirmed (PERS-02). */
export const designRefused = (reason: DesignRefusal | QuantityOutOfRange | ProductNotFound | Fault): string => {
  switch (reason._tag) {
    case 'DesignBlank':
      return 'Enter at least one line.';
    case 'DesignTooLong':
      return `A line can have up to ${formatCount(reason.maximum)} characters.`;
    case 'NotPersonalizable':
      return 'This product can’t be personalized.';
    case 'QuantityOutOfRange':
      return quantityOutOfRange(reason);
    case 'ProductNotFound':
      return 'This product is no longer available.';
    default:
      return faultSentence(reason);
  }
};
