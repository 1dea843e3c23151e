import { type NextStepsContext, nextSteps, overviewMessages } from '@gift-registry/domain';
import { exampleItem } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';

interface NextStepsProps {
  readonly toThank: number;
  readonly hasPhoto: boolean;
  readonly isPrivate: boolean;
  readonly needsAddress: boolean;
}

const wanted = exampleItem({ wanted: 8 });

/** A description and such a registry. */
const scenes: ReadonlyArray<readonly [description: string, scene: Partial<NextStepsContext>]> = [
  ['Empty', {}],
  ['Some gifts', { items: [wanted] }],
  ['Some gifts, half of the checklist done', { items: [wanted], checklist: O.some({ done: 6, of: 12 }) }],
  ['Some gifts, the whole checklist done', { items: [wanted], checklist: O.some({ done: 12, of: 12 }) }],
  ['After the event, some left', { items: [wanted], isPostEvent: true }],
  ['After the event, nothing left', { isPostEvent: true }],
];

const NextSteps = (args: NextStepsProps) => (
  <RuleTable
    rule="What to do next"
    columns={['A registry', 'First', 'Second', 'Third', 'Fourth']}
    rows={scenes.map(([description, scene]) => {
      const steps = nextSteps({
        isPostEvent: false,
        items: [],
        hasGreeting: false,
        checklist: O.none,
        features: { nlaReplacement: true },
        ...args,
        ...scene,
      });
      return [
        description,
        ...[0, 1, 2, 3].map((at) =>
          steps
            .slice(at, at + 1)
            .map((step) => overviewMessages.step(step).title)
            .join(''),
        ),
      ];
    })}
  />
);

/** A registrant's next steps, the most urgent first and at most four. */
const meta: Meta<typeof NextSteps> = {
  title: 'Rules/Next steps',
  tags: ['!test'],
  component: NextSteps,
  args: { toThank: 0, hasPhoto: false, isPrivate: false, needsAddress: false },
  argTypes: { toThank: { description: 'How many gifts wait for thanks.' } },
};
export default meta;
type Story = StoryObj<typeof NextSteps>;

export const BeforeAndAfter: Story = {
  name: 'Before the event and after it',
};
