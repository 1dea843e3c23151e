import {
  contributionRange,
  contributionSuggestions,
  contributionVerdict,
  contributionVerdictMessages,
  formatPrice,
  fundShown,
  unitsReached,
} from '@gift-registry/domain';
import { centsOf, exampleItem, exampleProduct, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { function as F, option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';

interface GroupGiftProps {
  readonly raised: number;
  readonly amount: string;
}

const site = sites.main;
const WANTED = 2;
const chair = exampleProduct({ name: 'Chair', currentPrice: centsOf(45_000) });
const given = [0, 1, 44_999, 45_000, 89_000, 89_500, 89_999, 90_000];

const rowOf = (raised: number, amount: string): ReadonlyArray<string> => {
  const fund = { name: chair.name, goal: centsOf(90_000), raised: centsOf(raised) };
  const reached = unitsReached(fund, WANTED);
  const item = exampleItem({ product: chair, wanted: WANTED, purchased: reached, groupGift: O.some(fund) });
  const money = (cents: Parameters<typeof formatPrice>[1]) => formatPrice(site.currencyPrefix, cents);
  return [
    money(fund.raised),
    ...F.pipe(
      fundShown(item),
      O.match(
        () => ['', ''],
        ({ percent, missing }) => [`${percent}%`, money(missing)],
      ),
    ),
    String(reached),
    ...F.pipe(
      contributionRange(site.marketRules, item),
      O.match(
        () => ['nothing', '', ''],
        (range) => [
          `${money(range.minimum)} to ${money(range.maximum)}`,
          contributionSuggestions(range.maximum).map(money).join(', '),
          contributionVerdictMessages(site, contributionVerdict(range, amount)) || 'taken',
        ],
      ),
    ),
  ];
};

const GroupGift = ({ raised, amount }: GroupGiftProps) => (
  <RuleTable
    rule="A group gift’s fund"
    columns={['Raised', 'Of $900.00', 'Missing', 'Count as bought', 'It takes', 'Suggested', `Error for “${amount}”`]}
    rows={given.map((one) => rowOf(one, amount))}
    own={rowOf(raised, amount)}
  />
);

/** The progress of a fund for two chairs at 450.00, how many it has paid for, and what it takes: at least 10.00, or all that is missing if that is less. */
const meta: Meta<typeof GroupGift> = {
  title: 'Rules/Group gift',
  tags: ['!test'],
  component: GroupGift,
  args: { raised: 12_000, amount: '9.99' },
  argTypes: {
    amount: { description: 'What a guest types as an amount.' },
    raised: { description: 'What was given, in cents; two chairs at 450.00 are wanted.' },
  },
};
export default meta;
type Story = StoryObj<typeof GroupGift>;

export const TooLittle: Story = {
  name: 'Progress, pieces, and an amount that is too little',
};
