import {
  emptyList,
  emptyListWords,
  emptyRegistryStep,
  emptyRegistryWords,
  offeredEvents,
  type Role,
  sites,
} from '@gift-registry/domain';
import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect } from 'storybook/test';
import { cellsOf } from './testing/cells-of.ts';
import { RuleTable } from './testing/rule-table.tsx';

interface EmptyListsProps {
  readonly role: Role;
}

const site = sites.main;

const begun = (role: Role) =>
  offeredEvents('US').map((eventType) => {
    const empty = emptyList(role, 0, 0);
    const isTheirs = O.isSome(empty) && empty.value === 'NothingAddedByYou';
    const step = emptyRegistryStep({ site, eventType }, grIdOf('7310442'));
    return [
      `${eventType.name}, nothing added`,
      O.isSome(empty) ? emptyListWords(empty.value).title : '',
      isTheirs ? emptyRegistryWords[step._tag] : '',
    ];
  });

const filtered = (role: Role) =>
  [
    ['12 items, 0 of them shown', 12, 0],
    ['12 items, 1 of them shown', 12, 1],
  ].map(([told, visible, shown]) => {
    const empty = emptyList(role, Number(visible), Number(shown));
    if (O.isNone(empty)) return [String(told), '', ''];
    const { title, action } = emptyListWords(empty.value);
    return [String(told), title, O.isSome(action) ? action.value : ''];
  });

const EmptyLists = ({ role }: EmptyListsProps) => (
  <RuleTable
    rule="An empty list"
    columns={['A registry', 'Said', 'Way on']}
    rows={[...begun(role), ...filtered(role)]}
  />
);

/** What a list says that shows nothing, and where its registrant begins. */
const meta: Meta<typeof EmptyLists> = {
  title: 'Rules/Empty list',
  component: EmptyLists,
  args: { role: 'registrant' },
  argTypes: { role: { control: 'inline-radio', options: ['registrant', 'guest'] } },
};
export default meta;
type Story = StoryObj<typeof EmptyLists>;

export const Registrant: Story = {
  name: '[PAGE-07] [PAGE-08] A registrant begins with the checklist, or at registry home',
  play: async ({ canvasElement }) => {
    const begin = 'Now the fun part: add gifts to your registry.';
    await expect(cellsOf(canvasElement, 'Wedding').slice(1)).toEqual([begin, 'View Checklist']);
    await expect(cellsOf(canvasElement, 'Kids').slice(1)).toEqual([begin, 'Get Started']);
  },
};

export const Guest: Story = {
  name: '[PAGE-08] A guest is told that nothing was added, or that nothing matches',
  args: { role: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, 'Wedding').slice(1)).toEqual([
      'No gifts have been added to this registry.',
      '',
    ]);
    await expect(cellsOf(canvasElement, '12 items, 0').slice(1)).toEqual([
      'No gifts found for your selected filter(s).',
      'Clear Filters',
    ]);
    await expect(cellsOf(canvasElement, '12 items, 1').slice(1)).toEqual(['', '']);
  },
};
