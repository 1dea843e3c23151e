import {
  besideVerdictWords,
  contributionNotAdded,
  contributionVerdictWords,
  contributionWords,
  formatAmount,
  type Site,
} from '@gift-registry/domain';
import type { ContributionFormModel, ContributionProblem } from './contribution-model.ts';

/** What is wrong with the amount itself, beside the field; the rest is told on its own. */
export const isAboutAmount = (problem: ContributionProblem): boolean =>
  problem._tag === 'Verdict' || problem.reason._tag === 'FundFull' || problem.reason._tag === 'ContributionTooSmall';

/** Only one amount can be given. */
const isExact = ({ range }: ContributionFormModel): boolean => range.minimum === range.maximum;

const isUnreadable = (problem: ContributionProblem): boolean =>
  problem._tag === 'Verdict' && problem.verdict._tag === 'Unreadable';

/** What is wrong, in words; how much is missing stands over the field already. */
export const wordsOf = (site: Site, form: ContributionFormModel, problem: ContributionProblem): string => {
  const { range, inCart } = form;
  if (isExact(form) && inCart._tag === 'None' && isAboutAmount(problem) && !isUnreadable(problem))
    return takenWords(site, form);
  if (problem._tag === 'Refused') return contributionNotAdded(site, problem.reason);
  return inCart._tag === 'Some'
    ? besideVerdictWords(site, range, problem.verdict)
    : contributionVerdictWords(site, problem.verdict);
};

/** What can be given. */
const takenWords = (site: Site, { range, inCart }: ContributionFormModel): string => {
  const least = formatAmount(site.currencyPrefix, range.minimum);
  const most = formatAmount(site.currencyPrefix, range.maximum);
  if (inCart._tag === 'None') return contributionWords.takes(least, most);
  return range.minimum === 1 && range.maximum > 1
    ? contributionWords.takesBeside(most)
    : contributionWords.takesBesideFrom(least, most);
};

/** What can be given, under the field; nothing where what is wrong says so. */
export const hintOf = (site: Site, form: ContributionFormModel): string | undefined => {
  const { problem } = form;
  const isSaid = problem._tag === 'Some' && isAboutAmount(problem.value) && !isUnreadable(problem.value);
  return isExact(form) && isSaid ? undefined : takenWords(site, form);
};

/** The last one is all that can be given. */
export const suggestionsOf = (site: Site, { suggestions, inCart }: ContributionFormModel) =>
  suggestions.map((amount, place) => {
    const money = formatAmount(site.currencyPrefix, amount);
    const isAll = place === suggestions.length - 1;
    const allAloud = inCart._tag === 'Some' ? contributionWords.allBesideAloud : contributionWords.allOfAloud;
    return {
      amount,
      shown: isAll ? contributionWords.allOf(money) : money,
      aloud: isAll ? allAloud(money) : undefined,
      isChosen: undefined,
    };
  });
