import { type CommonPasswords, SHORTEST_PASSWORD, sites } from '@gift-registry/domain';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The text without spaces and punctuation. */
const unsigned = (text: string): string => text.replace(/[\s\p{P}]/gu, '');

/** Each of the words, and any two of them as one. */
const alsoInPairs = (passwords: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...passwords,
  ...passwords.flatMap((first) => passwords.map((second) => `${first}${second}`)),
];

/** What the shop's names and pages say. */
const shopMessages: ReadonlyArray<string> = [
  ...Object.values(sites).flatMap(({ name }) => name.toLowerCase().match(/\w+/g) ?? []),
  ...['gift', 'gifts', 'registry', 'registrant', 'guest', 'wedding', 'baby', 'shower', 'shop', 'demo'],
];

/** What was found most often where passwords were lost, and how these are varied: repeated, in rows, along the keyboard, with digits for letters. */
const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, shop: [...new Set(alsoInPairs(shopMessages))] },
  graphs: adjacencyGraphs,
});

/** From 0, guessed in a thousand tries, to 4; one of 2 takes a million. */
const LEAST_SCORE = 2;

/** What everybody thinks of first, or whoever knows the shop or what its owner is called; spaces and signs in it make it no better. */
export const wellKnownPasswords: CommonPasswords = {
  isCommon: (password, ownTerms) => {
    const known = [...ownTerms, ...alsoInPairs(ownTerms.map(unsigned))];
    const isGuessed = (text: string): boolean => estimator.check(text, known).score < LEAST_SCORE;
    const bare = unsigned(password);
    return isGuessed(password) || ([...bare].length >= SHORTEST_PASSWORD && isGuessed(bare));
  },
};
