import {
  type EventType,
  giftCardCode,
  giftCardSection,
  giftCardWayName,
  offeredEvents,
  sites,
} from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

type OfSite = (typeof sites)[keyof typeof sites];

const soldAs = (site: OfSite, event: EventType): string => {
  const section = giftCardSection(site.market);
  return section._tag === 'Elsewhere' ? section.ways.map(giftCardWayName).join('; ') : giftCardCode(site.brand, event);
};

const events = offeredEvents('US');

const GiftCardFaces = () => (
  <RuleTable
    rule="What a gift card shows"
    columns={['Site', ...events.map(({ name }) => name)]}
    rows={Object.values(sites).map((site) => [site.name, ...events.map((event) => soldAs(site, event))])}
  />
);

/** Which picture a gift card carries on which site and for which event; where none is sold, the ways to one. */
const meta: Meta<typeof GiftCardFaces> = {
  title: 'Rules/Gift-card pictures',
  tags: ['!test'],
  component: GiftCardFaces,
};
export default meta;

export const OnEverySite: StoryObj<typeof GiftCardFaces> = {
  name: 'On every site',
};
