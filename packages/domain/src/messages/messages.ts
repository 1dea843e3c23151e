import type { Language } from '../language/index.ts';
import * as en from './en/index.ts';
import * as frCA from './fr-CA/index.ts';

/** Texts of the same shape in another language: any string for a string, a function of the same arguments for a function. */
export type Translated<English> = English extends string
  ? string
  : English extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Answer extends string ? string : Answer
    : English extends number | boolean | null | undefined
      ? English
      : { readonly [Key in keyof English]: Translated<English[Key]> };

/** All texts of a language. */
export type Messages = Translated<typeof en>;

const messages: Readonly<Record<Language, Messages>> = { en, 'fr-CA': frCA };

/** All texts of that language, for what speaks several: the service, not a build for the browser. */
export const messagesOf = (language: Language): Messages => messages[language];
