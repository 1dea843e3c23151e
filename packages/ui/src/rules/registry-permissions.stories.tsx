import { type ActionReader, can, eventTypeOf, type RegistryAction, type Role } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';
import { siteOfToolbar } from './testing/site-of-toolbar.ts';

interface RegistryPermissionsProps {
  readonly event: string;
  readonly site: ActionReader['site'];
}

/** The name of each action here. */
const actions: Readonly<Record<RegistryAction, string>> = {
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
  correctGifts: 'Put right what was given, and by whom',
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
  removeUnpurchased: 'Remove unpurchased items',
};

const isAction = (name: string): name is RegistryAction => Object.hasOwn(actions, name);
const roles: ReadonlyArray<Role> = ['guest', 'registrant'];
const yes = (may: boolean): string => (may ? 'yes' : '–');

const rowOf = ({ event, site }: RegistryPermissionsProps, action: RegistryAction): ReadonlyArray<string> => {
  const reader = (role: Role, isPostEvent: boolean) => ({ role, isPostEvent, site, eventType: eventTypeOf(event) });
  return [
    actions[action],
    ...[false, true].flatMap((isOver) => roles.map((role) => yes(can(reader(role, isOver), 'page', action)))),
    ...roles.map((role) => yes(can(reader(role, false), 'service', action))),
  ];
};

const RegistryPermissions = (scene: RegistryPermissionsProps) => (
  <RuleTable
    rule="Who may do what"
    columns={[
      'Action',
      'Guest',
      'Registrant',
      'Guest, after the event',
      'Registrant, after the event',
      'By a call: guest',
      'By a call: registrant',
    ]}
    rows={Object.keys(actions)
      .filter(isAction)
      .map((action) => rowOf(scene, action))}
  />
);

/**
 * The actions that a page offers to guests and registrants before and after the event, and those that the service
 * allows. Some actions do not exist in Canada.
 */
const meta: Meta<typeof RegistryPermissions> = {
  title: 'Rules/Who may do what',
  tags: ['!test'],
  component: RegistryPermissions,
  args: { event: 'br', site: sites.main },
  argTypes: {
    event: {
      description: 'The code of the event: br wedding, bb baby, ot celebration, hw housewarming, kd kids.',
      control: 'inline-radio',
      options: ['br', 'bb', 'ot', 'hw', 'kd'],
    },
    site: { table: { disable: true } },
  },
  render: ({ event }, { globals }) => <RegistryPermissions event={event} site={siteOfToolbar(globals)} />,
};
export default meta;
type Story = StoryObj<typeof RegistryPermissions>;

export const Wedding: Story = {
  name: 'Guest and registrant, until the event and afterwards',
};
