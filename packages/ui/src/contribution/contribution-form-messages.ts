import {
  besideVerdictMessages,
  contributionMessages,
  contributionNotAdded,
  contributionVerdictMessages,
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
export const termsOf = (site: Site, form: ContributionFormModel, problem: ContributionProblem): string => {
  const { range, inCart } = form;
  if (isExact(form) && inCart._tag === 'None' && isAboutAmount(problem) && !isUnreadable(problem))
    return takenMessages(site, form);
  if (problem._tag === 'Refused') return contributionNotAdded(site, problem.reason);
  return inCart._tag === 'Some'
    ? besideVerdictMessages(site, range, problem.verdict)
    : contributionVerdictMessages(site, problem.verdict);
};

/** What can be given. */
const takenMessages = (site: Site, { range, inCart }: ContributionFormModel): string => {
  const least = formatAmount(site.currencyPrefix, range.minimum);
  const most = formatAmount(site.currencyPrefix, range.maximum);
  if (inCart._tag === 'None') return contributionMessages.takes(least, most);
  return range.minimum === 1 && range.maximum > 1
    ? contributionMessages.takesBeside(most)
    : contributionMessages.takesBesideFrom(least, most);
};

/** What can be given, under the field; nothing where what is wrong says so. */
export const hintOf = (site: Site, form: ContributionFormModel): string | undefined => {
  const { problem } = form;
  const isSaid = problem._tag === 'Some' && isAboutAmount(problem.value) && !isUnreadable(problem.value);
  return isExact(form) && isSaid ? undefined : takenMessages(site, form);
};

/** The last one is all that can be given. */
export const suggestionsOf = (site: Site, { suggestions, inCart }: ContributionFormModel) =>
  suggestions.map((amount, place) => {
    const money = formatAmount(site.currencyPrefix, amount);
    const isAll = place === suggestions.length - 1;
    const allLabel = inCart._tag === 'Some' ? contributionMessages.allBesideLabel : contributionMessages.allOfLabel;
    return {
      amount,
      shown: isAll ? contributionMessages.allOf(money) : money,
      label: isAll ? allLabel(money) : undefined,
      isChosen: undefined,
    };
  });
