import type { Language } from '../language/index.ts';
import * as en from './en/index.ts';
import * as frCA from './fr-CA/index.ts';
import type { Translated } from './translated.ts';

/** All texts of a language. */
export type Messages = Translated<typeof en>;

const messages: Readonly<Record<Language, Messages>> = { en, 'fr-CA': frCA };

/** All texts of that language, for what speaks several: the service, not a build for the browser. */
export const messagesOf = (language: Language): Messages => messages[language];
