import { type CommonPasswords, SHORTEST_PASSWORD, type Sites } from '@gift-registry/domain';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The text without spaces and punctuation. */
const unsigned = (text: string): string => text.replace(/[\s\p{P}]/gu, '');

/** The passwords, and any two of them joined. */
const withPairs = (passwords: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...passwords,
  ...passwords.flatMap((first) => passwords.map((second) => `${first}${second}`)),
];

/** Words from the shop's name and pages that could be guessed as passwords. */
const shopMessages = (sites: Sites): ReadonlyArray<string> => [
  ...sites.flatMap(({ name }) => name.toLowerCase().match(/\w+/g) ?? []),
  ...['gift', 'gifts', 'registry', 'registrant', 'guest', 'wedding', 'baby', 'shower', 'shop', 'demo'],
];

/** The lowest accepted score of zxcvbn, from 0 (a thousand guesses) to 4; 2 takes a million. */
const LEAST_SCORE = 2;

/** Whether a password is common, or easy to guess from the shop's or the owner's name; spaces and punctuation are ignored. */
export const wellKnownPasswords = (sites: Sites): CommonPasswords => {
  /**
   * Estimates guesses by the most common leaked passwords and their variations: repeated, in sequences, along the
   * keyboard, with digits for letters. Made for the first password, not for the start of the service.
   */
  let made: ZxcvbnFactory | undefined;
  const estimator = (): ZxcvbnFactory => {
    made ??= new ZxcvbnFactory({
      dictionary: { ...dictionary, shop: [...new Set(withPairs(shopMessages(sites)))] },
      graphs: adjacencyGraphs,
    });
    return made;
  };
  return {
    isCommon: (password, ownTerms) => {
      const known = [...ownTerms, ...withPairs(ownTerms.map(unsigned))];
      const isGuessed = (text: string): boolean => estimator().check(text, known).score < LEAST_SCORE;
      const bare = unsigned(password);
      return isGuessed(password) || ([...bare].length >= SHORTEST_PASSWORD && isGuessed(bare));
    },
  };
};
