/** The languages that the product speaks (BCP 47). */
export const LANGUAGES = ['en', 'fr-CA'] as const;

/** A language that the product speaks. */
export type Language = (typeof LANGUAGES)[number];

/** What speakers of each language call it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', 'fr-CA': 'Français' };

/** What the terms of sale are called in each language. */
export const termsNames: Readonly<Record<Language, string>> = { en: 'Terms of sale', 'fr-CA': 'Conditions de vente' };
