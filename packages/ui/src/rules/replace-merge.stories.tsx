import {
  decideReplace,
  formatPrice,
  type GroupGift,
  nlaOffers,
  notReplaced,
  type RegistryItem,
} from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  exampleProduct,
  identityOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';

interface ReplaceMergeProps {
  readonly wanted: number;
  readonly purchased: number;
}

type Counted = Pick<RegistryItem, 'wanted' | 'purchased'> & Partial<Pick<RegistryItem, 'isMostLoved' | 'groupGift'>>;

const { currencyPrefix, features } = sites.main;
const replacing = exampleProduct({ sku: skuOf('5000'), currentPrice: centsOf(4_000) });

const fund = (name: string, goal: number, raised: number): Pick<RegistryItem, 'groupGift'> => ({
  groupGift: O.some({ name, goal: centsOf(goal), raised: centsOf(raised) }),
});

const counts = ({ wanted, purchased }: Counted): string => `${purchased} of ${wanted}`;

const fundOf = ({ name, goal, raised }: GroupGift): string =>
  `“${name}”: ${formatPrice(currencyPrefix, raised)} of ${formatPrice(currencyPrefix, goal)}`;

/** A row with the counts before and after the replacement. */
const rowOf = (what: string, old: Counted, there: O.Option<Counted>): ReadonlyArray<string> => {
  const existing = exampleItem({ product: exampleProduct({ isNla: true }), ...old });
  const before = [what, counts(old), O.isSome(there) ? counts(there.value) : 'not on the list'];
  const decided = decideReplace({
    isOffered: nlaOffers('registrant', features, existing).replace,
    existing,
    replacement: identityOf('5000'),
    candidates: [{ identity: identityOf('5000'), product: replacing }],
    present: O.map((counts: Counted) => exampleItem({ product: replacing, ...counts }))(there),
    messages: { priceMessage: '', returnPolicyMessage: '' },
  });
  if (decided._tag === 'Left') return [...before, '', '', notReplaced(decided.left)];
  const { fact, replacement } = decided.right;
  return [
    ...before,
    O.isSome(fact.kept) ? counts({ wanted: fact.kept.value, purchased: existing.purchased }) : 'gone',
    counts(replacement),
    [
      ...(replacement.isMostLoved ? ['Most loved'] : []),
      ...(O.isSome(replacement.groupGift) ? [fundOf(replacement.groupGift.value)] : []),
    ].join('; '),
  ];
};

const examples = [
  rowOf('Some bought', { wanted: 8, purchased: 3 }, O.none),
  rowOf('Nothing bought', { wanted: 2, purchased: 0 }, O.none),
  rowOf('Nothing left to want', { wanted: 2, purchased: 2 }, O.none),
  rowOf('The other is there', { wanted: 8, purchased: 3 }, O.some({ wanted: 4, purchased: 1 })),
  rowOf('More than 999 in all', { wanted: 8, purchased: 3 }, O.some({ wanted: 998, purchased: 1 })),
  rowOf('Most loved', { wanted: 1, purchased: 0, isMostLoved: true }, O.none),
  rowOf('A group gift', { wanted: 1, purchased: 0, ...fund('Kitchen', 3_000, 1_000) }, O.none),
  rowOf('More given than it costs', { wanted: 1, purchased: 0, ...fund('Kitchen', 9_000, 5_000) }, O.none),
];

const ReplaceMerge = (own: ReplaceMergeProps) => (
  <RuleTable
    rule="Replacing an item"
    columns={['What', 'Old: bought of wanted', 'New: before', 'Old: afterwards', 'New: afterwards', 'New besides']}
    rows={examples}
    own={rowOf('Of your own', own, O.none)}
  />
);

/** The effect of replacing on the old item and its replacement: no purchase is lost, and the remaining quantity is wanted of the replacement. */
const meta: Meta<typeof ReplaceMerge> = {
  title: 'Rules/Replacing an item',
  tags: ['!test'],
  component: ReplaceMerge,
  args: { wanted: 6, purchased: 2 },
  argTypes: {
    purchased: { description: 'How many of the old item were bought.' },
    wanted: { description: 'How many of the old item are wanted.' },
  },
};
export default meta;

export const AtTheBounds: StoryObj<typeof ReplaceMerge> = {
  name: 'What stays, what comes and what moves',
};
