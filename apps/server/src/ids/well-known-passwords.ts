import { type CommonPasswords, SHORTEST_PASSWORD, type Sites } from '@gift-registry/domain';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The text without spaces and punctuation. */
const unsigned = (text: string): string => text.replace(/[\s\p{P}]/gu, '');

/** Each of them, and any two joined. */
const alsoInPairs = (passwords: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...passwords,
  ...passwords.flatMap((first) => passwords.map((second) => `${first}${second}`)),
];

/** Words from the shop's names and pages. */
const shopMessages = (sites: Sites): ReadonlyArray<string> => [
  ...sites.flatMap(({ name }) => name.toLowerCase().match(/\w+/g) ?? []),
  ...['gift', 'gifts', 'registry', 'registrant', 'guest', 'wedding', 'baby', 'shower', 'shop', 'demo'],
];

/** From 0, guessed in a thousand attempts, to 4; one of 2 takes a million. */
const LEAST_SCORE = 2;

/** Tells whether a password is common, or easy to guess from the shop's or the owner's name; spaces and signs make no difference. */
export const wellKnownPasswords = (sites: Sites): CommonPasswords => {
  /** The most common leaked passwords and their variations: repeated, in rows, along the keyboard, with digits for letters. */
  const estimator = new ZxcvbnFactory({
    dictionary: { ...dictionary, shop: [...new Set(alsoInPairs(shopMessages(sites)))] },
    graphs: adjacencyGraphs,
  });
  return {
    isCommon: (password, ownTerms) => {
      const known = [...ownTerms, ...alsoInPairs(ownTerms.map(unsigned))];
      const isGuessed = (text: string): boolean => estimator.check(text, known).score < LEAST_SCORE;
      const bare = unsigned(password);
      return isGuessed(password) || ([...bare].length >= SHORTEST_PASSWORD && isGuessed(bare));
    },
  };
};
