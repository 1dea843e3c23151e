import { type DeedReader, eventTypeOf, mayDo, type RegistryDeed, type Role, sites } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';
import { siteOfToolbar } from './testing/site-of-toolbar.ts';

interface RegistryDeedsProps {
  readonly event: string;
  readonly site: DeedReader['site'];
}

/** How to read: a deed, and what it is called here. */
const deeds: Readonly<Record<RegistryDeed, string>> = {
  buyItem: 'Buy an item',
  contribute: 'Give money to a group gift',
  seeGiftCardsSection: 'See the section of gift cards',
  buyGiftCard: 'Buy a gift card',
  buyOnOtherBrand: 'Buy on the other brand',
  returnToManagement: 'Return to management',
  seeGroupGift: 'See group gifts',
  seeGiftCardStatistic: 'See the sum of gift cards',
  seeCrossBrandToast: 'See the toast of the other brand',
  seeNoLongerAvailable: 'See what is no longer available',
  viewAsGuest: 'View as guest',
  useTabs: 'Use the tabs',
  openThankYouManager: 'Open the Thank You Manager',
  openSettings: 'Open the settings',
  tickChecklist: 'Tick the checklist',
  beginEmptyRegistry: 'Begin an empty registry',
  seeCoupon: 'See the completion code',
  followCrossBrandCall: 'Follow the call to the other brand',
  addItem: 'Add an item',
  editPhoto: 'Edit the photo',
  editGreeting: 'Edit the greeting',
  replaceNoLongerAvailable: 'Replace what is no longer available',
  removeNoLongerAvailable: 'Remove what is no longer available',
  nameGroupGiftFund: 'Name the fund of a group gift',
  manageItem: 'Manage an item',
  changeWantedQuantity: 'Change how many are wanted',
  markMostLoved: 'Mark as most loved',
  makeGroupGift: 'Make a group gift',
  removeUnpurchased: 'Remove what nobody bought',
};

const isDeed = (name: string): name is RegistryDeed => Object.hasOwn(deeds, name);
const roles: ReadonlyArray<Role> = ['guest', 'registrant'];
const yes = (may: boolean): string => (may ? 'yes' : '–');

const rowOf = ({ event, site }: RegistryDeedsProps, deed: RegistryDeed): ReadonlyArray<string> => {
  const reader = (role: Role, isPostEvent: boolean) => ({ role, isPostEvent, site, eventType: eventTypeOf(event) });
  return [
    deeds[deed],
    ...[false, true].flatMap((isOver) => roles.map((role) => yes(mayDo(reader(role, isOver), 'page', deed)))),
    ...roles.map((role) => yes(mayDo(reader(role, false), 'service', deed))),
  ];
};

const RegistryDeeds = (scene: RegistryDeedsProps) => (
  <RuleTable
    rule="Who may do what"
    columns={[
      'Deed',
      'Guest',
      'Registrant',
      'Guest, after the event',
      'Registrant, after the event',
      'By a call: guest',
      'By a call: registrant',
    ]}
    rows={Object.keys(deeds)
      .filter(isDeed)
      .map((deed) => rowOf(scene, deed))}
  />
);

/** What a page offers to whom, until the event and afterwards, and from whom the service takes it. The site of the toolbar counts: some deeds are not known in Canada. */
const meta: Meta<typeof RegistryDeeds> = {
  title: 'Rules/Who may do what',
  tags: ['!test'],
  component: RegistryDeeds,
  args: { event: 'br', site: sites.main },
  argTypes: {
    event: {
      description: 'The code of the event: br wedding, bb baby, ot celebration, hw housewarming, kd kids.',
      control: 'inline-radio',
      options: ['br', 'bb', 'ot', 'hw', 'kd'],
    },
    site: { table: { disable: true } },
  },
  render: ({ event }, { globals }) => <RegistryDeeds event={event} site={siteOfToolbar(globals)} />,
};
export default meta;
type Story = StoryObj<typeof RegistryDeeds>;

export const Wedding: Story = {
  name: 'Guest and registrant, until the event and afterwards',
};
