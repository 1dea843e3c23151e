import { couponMessages, couponNotice, type Role } from '@gift-registry/domain';
import { dayOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';

interface CouponsProps {
  readonly discount: number;
  readonly isCancelled: boolean;
  readonly role: Role;
}

const moments = [
  '2027-06-11T12:00:00.000Z',
  '2027-06-12T05:00:00.000Z',
  '2027-06-13T04:59:59.000Z',
  '2027-06-13T05:00:00.000Z',
  '2027-07-01T00:00:00.000Z',
];

const zones = { timeZone: 'America/Chicago', readerTimeZone: O.none };

const shownLines = ({ discount, isCancelled, role }: CouponsProps, moment: string): ReadonlyArray<string> => {
  const coupon = O.some({ couponNumber: 'HF15 4K7Q', expirationDate: dayOf('2027-06-12'), isCancelled, discount });
  const notice = couponNotice({ role, coupon, dismissed: O.none, ...zones }, instantOf(moment));
  switch (notice._tag) {
    case 'Nothing':
      return ['nothing', ''];
    case 'Valid':
      return [
        notice.couponNumber,
        `${couponMessages.saves(notice.percent)} ${couponMessages.expires(notice.expirationDate, notice.zoneName)}`,
      ];
    case 'Unavailable':
      return ['an alert', couponMessages.unavailable(notice.percent)];
  }
};

const Coupons = (args: CouponsProps) => (
  <RuleTable
    rule="Completion code"
    columns={['At (it expires on Jun 12, 2027)', 'Shown', 'Shown text']}
    rows={moments.map((moment) => [moment, ...shownLines(args, moment)])}
  />
);

/** When a registrant is shown the completion code, and when the message that it was cancelled or has expired, which is from the day after where the retailer is. */
const meta: Meta<typeof Coupons> = {
  title: 'Rules/Completion code',
  tags: ['!test'],
  component: Coupons,
  args: { discount: 0.15, isCancelled: false, role: 'registrant' },
  argTypes: {
    discount: { description: 'A fraction, 0 to 1.', control: { type: 'range', min: 0, max: 1, step: 0.01 } },
    role: { control: 'inline-radio', options: ['registrant', 'guest'] },
  },
};
export default meta;
type Story = StoryObj<typeof Coupons>;

export const AtTheBounds: Story = {
  name: 'On the last day, and the day after',
};
