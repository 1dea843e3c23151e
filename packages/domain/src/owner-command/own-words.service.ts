import { option as O } from 'fp-ts';
import { LANGUAGES, type Language } from '../language/index.ts';
import { messagesOf } from '../messages/index.ts';
import type { OwnWords, PersonalizationMessages } from '../registry/index.ts';
import type { Site } from '../site/index.ts';

/** Our own words about a registry, in the language of the site (LANG-02). */
export const ownWords = ({ language, currencyPrefix }: Pick<Site, 'language' | 'currencyPrefix'>): OwnWords => {
  const wordsIn = (its: Language) => messagesOf(its).personalizationMessages.messages(currencyPrefix);
  const said = (key: keyof PersonalizationMessages, stored: string): string =>
    LANGUAGES.some((its) => wordsIn(its)[key] === stored) ? wordsIn(language)[key] : stored;
  return {
    greeting: messagesOf(language).greetingMessages.ours,
    inItem: (item) =>
      O.isNone(item.personalization)
        ? item
        : {
            ...item,
            personalization: O.some({
              ...item.personalization.value,
              priceMessage: said('priceMessage', item.personalization.value.priceMessage),
              returnPolicyMessage: said('returnPolicyMessage', item.personalization.value.returnPolicyMessage),
            }),
          },
  };
};
