import { type AccessLevel, checkAccess, type Relationship } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

type Visible = Parameters<typeof checkAccess>[1];

/** The visibility of a registry, and its name here. */
const visibilities: ReadonlyArray<readonly [Visible, string]> = [
  ['Findable', 'Findable'],
  ['LinkOnly', 'By link only'],
  ['Private', 'Private'],
];
const relationships: ReadonlyArray<readonly [Relationship, string]> = [
  ['owner', 'an owner'],
  ['linkHolder', 'who has the link'],
  ['stranger', 'anyone else'],
];
const levels: ReadonlyArray<AccessLevel> = ['see', 'give', 'manage'];

const answer = (level: AccessLevel, visible: Visible, relationship: Relationship): string => {
  const allowed = checkAccess(level, visible, relationship);
  return allowed._tag === 'Right' ? 'yes' : allowed.left._tag;
};

const Permissions = () => (
  <RuleTable
    rule="Who may see, give and keep"
    columns={['A registry that is', 'To', ...levels]}
    rows={visibilities.flatMap(([visible, called]) =>
      relationships.map(([relationship, whom]) => [
        called,
        whom,
        ...levels.map((level) => answer(level, visible, relationship)),
      ]),
    )}
  />
);

/** Who may see, give and manage. A registry that a person may not see is refused as one that does not exist. */
const meta: Meta<typeof Permissions> = { title: 'Rules/Who may see and keep', tags: ['!test'], component: Permissions };
export default meta;

export const EveryRelationship: StoryObj<typeof Permissions> = {
  name: 'Every visibility, every relationship',
};
