import { eventTypeOf, offeredEvents, type Role, registryTabMessages, type Site, tabsFor } from '@gift-registry/domain';
import { grIdOf, markets, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';

interface TabsProps {
  readonly role: Role;
  readonly hasSecond: boolean;
  readonly isOverviewOn: boolean;
  readonly isChecklistOn: boolean;
}

const events = [...offeredEvents(markets.US), eventTypeOf('zz')];

const Tabs = ({ role, hasSecond, isOverviewOn, isChecklistOn }: TabsProps) => {
  const of = (site: Site): Site => ({
    ...site,
    features: { ...site.features, overviewTab: isOverviewOn, interactiveChecklist: isChecklistOn },
  });
  return (
    <RuleTable
      rule="Tabs of a registrant"
      columns={['Event', ...Object.values(sites).map(({ name }) => name)]}
      rows={events.map((eventType) => [
        eventType.name,
        ...Object.values(sites).map((site) =>
          tabsFor({
            site: of(site),
            eventType,
            role,
            isPostEvent: false,
            grId: grIdOf('7310442'),
            secondaryFirstName: hasSecond ? O.some('Jonah') : O.none,
          })
            .map(({ name }) => registryTabMessages[name])
            .join(' · '),
        ),
      ])}
    />
  );
};

/** The tabs of a registrant for each event on each site, and the name of the list there. */
const meta: Meta<typeof Tabs> = {
  title: 'Rules/Tabs',
  tags: ['!test'],
  component: Tabs,
  args: { role: 'registrant', hasSecond: true, isOverviewOn: true, isChecklistOn: true },
  argTypes: {
    isChecklistOn: { description: 'Whether the checklist is switched on (SITE-03).' },
    isOverviewOn: { description: 'Whether the overview is switched on (SITE-03).' },
    hasSecond: { description: 'Whether a second registrant keeps it as well.' },
    role: { control: 'inline-radio', options: ['registrant', 'guest'] },
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Everywhere: Story = {
  name: 'Every event on every site',
};
