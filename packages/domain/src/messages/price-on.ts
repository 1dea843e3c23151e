import type { Language } from '../language/index.ts';
import type { Cents } from '../money/index.ts';
import type { Site } from '../site/index.ts';
import { formatPrice as english } from './en/formats.ts';
import { formatPrice as french } from './fr-CA/formats.ts';

const formats: Readonly<Record<Language, typeof english>> = { en: english, 'fr-CA': french };

/** The price in the language of the site, for answers that other front ends read; what a build shows, it formats itself. */
export const priceOn = (
  { language, currencyPrefix }: Pick<Site, 'language' | 'currencyPrefix'>,
  price: Cents,
): string => formats[language](currencyPrefix, price);
