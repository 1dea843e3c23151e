import { calendarDayIn, daysToGo, formatDay, isPostEvent, registryPageMessages } from '@gift-registry/domain';
import { dayOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface EventDaysProps {
  readonly eventDay: string;
}

const moments = [
  '2027-06-01T12:00:00.000Z',
  '2027-06-12T04:59:59.000Z',
  '2027-06-12T05:00:00.000Z',
  '2027-06-13T04:59:59.000Z',
  '2027-06-13T05:00:00.000Z',
];

const EventDays = ({ eventDay }: EventDaysProps) => {
  const day = dayOf(eventDay);
  return (
    <RuleTable
      rule="The day of an event"
      columns={['At', 'Day in UTC', 'Day in Chicago', 'Shown', 'The event is over']}
      rows={moments.map((moment) => {
        const now = instantOf(moment);
        const isOver = isPostEvent(day, calendarDayIn('America/Chicago', now));
        return [
          moment,
          formatDay(calendarDayIn('UTC', now)),
          formatDay(calendarDayIn('America/Chicago', now)),
          isOver ? '' : registryPageMessages.daysToGo(daysToGo(day, calendarDayIn('America/Chicago', now))),
          isOver ? 'yes' : 'no',
        ];
      })}
    >
      <p>{`The event is on ${formatDay(day)}.`}</p>
    </RuleTable>
  );
};

/** When an event is over: once its day is before today, counted in Chicago; on the day itself it is not. */
const meta: Meta<typeof EventDays> = {
  title: 'Rules/Day of an event',
  tags: ['!test'],
  component: EventDays,
  args: { eventDay: '2027-06-12' },
  argTypes: {
    eventDay: {
      description: 'The day of the event.',
      control: 'inline-radio',
      options: ['2027-05-31', '2027-06-01', '2027-06-11', '2027-06-12', '2027-06-13'],
    },
  },
};
export default meta;

export const AtTheBounds: StoryObj<typeof EventDays> = {
  name: 'At midnight in Chicago',
};
