import type { CommonPasswords } from '@gift-registry/domain';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What was found most often where passwords were lost, and how these are varied: repeated, in rows, along the keyboard, with digits for letters. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** From 0, guessed in a thousand tries, to 4; one of 2 takes a million. */
const LEAST_SCORE = 2;

/** What everybody thinks of first, or whoever knows what its owner is called. */
export const wellKnownPasswords: CommonPasswords = {
  isCommon: (password, ownTerms) => estimator.check(password, [...ownTerms]).score < LEAST_SCORE,
};
