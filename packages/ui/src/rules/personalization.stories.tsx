import {
  conditionOf,
  type Personalization,
  type PersonalizationType,
  personalizationSummary,
} from '@gift-registry/domain';
import { exampleMonogrammed, examplePersonalization } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';

type Words = Pick<Personalization, 'font' | 'line1' | 'line2' | 'color'>;

interface PersonalizationRuleProps extends Words {
  readonly type: PersonalizationType;
}

const nothing: Words = { font: '', line1: '', line2: '', color: '' };

/** How to read: what was chosen, of which type of product, and how it differs from nothing. */
const examples: ReadonlyArray<readonly [string, PersonalizationType, Partial<Words>]> = [
  ['Nothing, monogram or embroidery', 700, {}],
  ['Nothing, etching', 705, {}],
  ['Nothing, the old kind', 100, {}],
  ['Only spaces, the old kind', 100, { font: ' ', line1: '  ', color: ' ' }],
  ['A line', 100, { line1: 'A & J' }],
  ['Two lines, font and color', 700, { font: 'Block', line1: 'Amelia', line2: 'Jonah', color: 'Sage' }],
  ['A color alone', 700, { color: 'Sage' }],
];

const rowOf = (what: string, personalizationType: PersonalizationType, words: Words): ReadonlyArray<string> => {
  const personalization = examplePersonalization(words);
  const item = { ...exampleMonogrammed({ personalizationType }), personalization: O.some(personalization) };
  const summary = personalizationSummary(personalization);
  const told = O.isSome(summary)
    ? [
        [O.toNullable(summary.value.font), ...summary.value.lines, O.toNullable(summary.value.color)]
          .filter((part) => part !== null)
          .join(' · '),
        [O.toNullable(summary.value.priceMessage), O.toNullable(summary.value.returnPolicyMessage)]
          .filter((part) => part !== null)
          .join(' '),
      ]
    : ['', ''];
  return [what, String(personalizationType), conditionOf(item), ...told];
};

const PersonalizationRule = ({ type, ...words }: PersonalizationRuleProps) => (
  <RuleTable
    rule="Personalization"
    columns={['Chosen', 'Type', 'Condition', 'Told beside the item', 'And what it costs']}
    rows={examples.map(([what, kind, words]) => rowOf(what, kind, { ...nothing, ...words }))}
    own={rowOf('Of your own', type, words)}
  />
);

/** What is told of the words on an item, and when missing words are a mistake. While font, lines and color are all blank nothing is told. */
const meta: Meta<typeof PersonalizationRule> = {
  title: 'Rules/Personalization',
  tags: ['!test'],
  component: PersonalizationRule,
  args: { type: 700, ...nothing, line1: 'Ours' },
  argTypes: { type: { control: 'inline-radio', options: [0, 100, 700, 705] } },
};
export default meta;

export const WhatIsTold: StoryObj<typeof PersonalizationRule> = {
  name: 'What is told, and what is a mistake',
};
