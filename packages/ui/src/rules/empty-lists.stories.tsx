import {
  emptyList,
  emptyListMessages,
  emptyRegistryMessages,
  emptyRegistryStep,
  offeredEvents,
  type Role,
  sites,
} from '@gift-registry/domain';
import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
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
      O.isSome(empty) ? emptyListMessages(empty.value).title : '',
      isTheirs ? emptyRegistryMessages[step._tag] : '',
    ];
  });

const filtered = (role: Role) =>
  [
    ['12 items, 0 of them shown', 12, 0],
    ['12 items, 1 of them shown', 12, 1],
  ].map(([told, visible, shown]) => {
    const empty = emptyList(role, Number(visible), Number(shown));
    if (O.isNone(empty)) return [String(told), '', ''];
    const { title, action } = emptyListMessages(empty.value);
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
  tags: ['!test'],
  component: EmptyLists,
  args: { role: 'registrant' },
  argTypes: { role: { control: 'inline-radio', options: ['registrant', 'guest'] } },
};
export default meta;
type Story = StoryObj<typeof EmptyLists>;

export const Registrant: Story = {
  name: 'A registrant begins with the checklist, or at registry home',
};
