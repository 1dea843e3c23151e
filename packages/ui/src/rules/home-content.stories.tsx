import { overviewPage } from '@gift-registry/domain';
import { exampleContent } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cellsOf } from './testing/cells-of.ts';
import { RuleTable } from './testing/rule-table.tsx';

interface HomeContentProps {
  readonly withoutLink: number;
}

const HomeContent = ({ withoutLink }: HomeContentProps) => (
  <RuleTable
    rule="Content for the home page"
    columns={['Entries with a title', 'Of them without a link', 'The Overview page', 'Shown']}
    rows={[0, 4, 5, 6, 8].map((many) => {
      const page = overviewPage(
        exampleContent(many).home.map((entry, at) => (at < withoutLink ? { ...entry, link: ' ' } : entry)),
      );
      return [
        String(many),
        String(Math.min(withoutLink, many)),
        page._tag === 'List' ? 'the list' : 'a dashboard',
        page._tag === 'List' ? '' : page.entries.map(({ title }) => title).join(', '),
      ];
    })}
  />
);

/** Five entries that have a title and lead somewhere make the Overview page a dashboard; with fewer it is the list. */
const meta: Meta<typeof HomeContent> = {
  title: 'Rules/Home page content',
  component: HomeContent,
  args: { withoutLink: 0 },
  argTypes: { withoutLink: { description: 'How many of the entries lead nowhere.' } },
};
export default meta;
type Story = StoryObj<typeof HomeContent>;

export const AtTheBounds: Story = {
  name: '[PAGE-01] At the bounds',
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, '4').at(2)).toBe('the list');
    await expect(cellsOf(canvasElement, '5').at(2)).toBe('a dashboard');
  },
};

export const LeadingNowhere: Story = {
  name: '[PAGE-01] One entry leads nowhere and does not count',
  args: { withoutLink: 1 },
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, '5').at(2)).toBe('the list');
    await expect(cellsOf(canvasElement, '6').slice(2)).toEqual([
      'a dashboard',
      'Idea 2, Idea 3, Idea 4, Idea 5, Idea 6',
    ]);
  },
};
