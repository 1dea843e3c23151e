import {
  type EventType,
  giftCardCode,
  giftCardSection,
  giftCardWayName,
  offeredEvents,
  sites,
} from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cellsOf } from './testing/cells-of.ts';
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
const meta: Meta<typeof GiftCardFaces> = { title: 'Rules/Gift-card pictures', component: GiftCardFaces };
export default meta;

export const OnEverySite: StoryObj<typeof GiftCardFaces> = {
  name: '[GC-06] [GC-08] [KIDS-01] [CA-01] On every site',
  play: async ({ canvasElement }) => {
    const kids = events.findIndex(({ code }) => code === 'kd');
    const wedding = events.findIndex(({ code }) => code === 'br');
    await expect(cellsOf(canvasElement, sites.modern.name).slice(1)).toEqual(events.map(() => 'CB2GOLD'));
    const main = cellsOf(canvasElement, sites.main.name).slice(1);
    await expect([main[kids], main[wedding]]).toEqual(['KIDS23', 'LATTE23']);
    await expect(cellsOf(canvasElement, sites.canada.name).at(1)).toBe(
      'Buy a Gift Card Online; Buy a Gift Card in a Store',
    );
  },
};
