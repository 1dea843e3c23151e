import { overviewPage } from '@gift-registry/domain';
import { exampleContent } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
  tags: ['!test'],
  component: HomeContent,
  args: { withoutLink: 0 },
  argTypes: { withoutLink: { description: 'How many of the entries lead nowhere.' } },
};
export default meta;
type Story = StoryObj<typeof HomeContent>;

export const AtTheBounds: Story = {
  name: 'At the bounds',
};
