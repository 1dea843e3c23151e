import {
  type GiftCardKind,
  giftCardAmountRefused,
  giftCardHint,
  giftCardKinds,
  giftCardMessages,
  giftCardVerdict,
  giftCardVerdictMessages,
  guardGiftCardAmount,
  type Site,
} from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface GiftCardAmountsProps {
  readonly amount: string;
}

const typed = ['', '4', '9.99', '10', '24.99', '25', '999', '999.01', '1000', '1000.01', 'ten'];
const TAKEN = 'taken';

const formSays = (site: Site, kind: GiftCardKind, text: string): string =>
  giftCardVerdictMessages(site, giftCardVerdict(kind, text)) || TAKEN;

const serviceSays = (kind: GiftCardKind, text: string): string => {
  const guarded = guardGiftCardAmount(kind, text);
  return guarded._tag === 'Left' ? giftCardAmountRefused(guarded.left) : TAKEN;
};

const rowOf = (text: string): ReadonlyArray<string> => [
  `“${text}”`,
  ...giftCardKinds.flatMap((kind) => [formSays(sites.main, kind, text), serviceSays(kind, text)]),
];

const columns = [
  'Typed',
  ...giftCardKinds.flatMap((kind) => [
    `${giftCardMessages.kind(kind)}: the form says`,
    `${giftCardMessages.kind(kind)}: the service says`,
  ]),
];

const GiftCardAmounts = ({ amount }: GiftCardAmountsProps) => (
  <RuleTable rule="Gift-card amounts" columns={columns} rows={typed.map(rowOf)} own={rowOf(amount)}>
    <ul>
      {giftCardKinds.map((kind) => (
        <li key={kind}>{giftCardHint(kind)}</li>
      ))}
    </ul>
  </RuleTable>
);

/** The form's and the service's answer to an amount: the form allows up to 999.00, the service up to 1000.00. */
const meta: Meta<typeof GiftCardAmounts> = {
  title: 'Rules/Gift-card amounts',
  tags: ['!test'],
  component: GiftCardAmounts,
  argTypes: { amount: { description: 'What is typed into the field.' } },
};
export default meta;

export const AtTheBounds: StoryObj<typeof GiftCardAmounts> = {
  name: 'At the bounds',
  args: { amount: '75.50' },
};
