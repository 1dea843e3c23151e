import { greetingField, greetingMessages, greetingRefused, readGreeting } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface GreetingLengthProps {
  readonly greeting: string;
}

/** How to read: a greeting that is told as on the left reads as on the right. */
const greetings: ReadonlyArray<readonly [told: string, text: string]> = [
  ['nothing', ''],
  ['blanks', '   '],
  ['a letter with its accent', 'e\u0301'],
  ['two lines', 'Welcome!\r\nCome in.'],
  ['249 letters', 'a'.repeat(249)],
  ['250 letters', 'a'.repeat(250)],
  ['251 letters', 'a'.repeat(251)],
];

const serviceSays = (text: string): string => {
  const read = readGreeting(text);
  if (read._tag === 'Left') return greetingRefused(read.left);
  return read.right._tag === 'Some' ? 'kept' : 'none: the default greets';
};

const rowOf = ([told, text]: (typeof greetings)[number]): ReadonlyArray<string> => {
  const held = greetingField.type('', text);
  const out = greetingField.leftOut(text, held);
  return [
    told,
    greetingMessages.counter(greetingField.count(held)),
    greetingMessages.counterAnnouncement(greetingField.count(held)),
    out > 0 ? greetingMessages.leftOut(out) : '',
    serviceSays(text),
  ];
};

const GreetingLength = ({ greeting }: GreetingLengthProps) => (
  <RuleTable
    rule="The length of a greeting"
    columns={[
      'Pasted into the empty field',
      'The counter',
      'The counter, heard',
      'Said of what is too much',
      'The service',
    ]}
    rows={greetings.map(rowOf)}
    own={rowOf([`“${greeting}”`, greeting])}
  />
);

/** How a greeting is counted, what the field says of what does not fit, and what the service makes of the whole. */
const meta: Meta<typeof GreetingLength> = {
  title: 'Rules/Length of a greeting',
  tags: ['!test'],
  component: GreetingLength,
  argTypes: { greeting: { description: 'What a registrant pastes into the empty field.' } },
};
export default meta;

export const AtTheBounds: StoryObj<typeof GreetingLength> = {
  name: 'At the bounds',
  args: { greeting: 'Thank you for coming!' },
};
