import { isQuotedByPhone, type Site, shippingInformation } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';
import { siteOfToolbar } from './testing/site-of-toolbar.ts';

interface ShippingProps {
  readonly postalCode: string;
  readonly site: Pick<Site, 'phone' | 'hours' | 'marketRules' | 'name' | 'shippingMethods'>;
}

const codes = ['60614', '99501', '96813', '00901', '96201', '60614-1234', 'M5V 2T6', 'nowhere'];

/** The text of a popup without its markup. */
const termsOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim();

const Shipping = ({ postalCode, site }: ShippingProps) => (
  <RuleTable
    rule="Shipping"
    columns={['Name', 'Title', 'Shown text']}
    rows={Object.entries(shippingInformation(site)).map(([name, { title, html }]) => [name, title, termsOf(html)])}
  >
    <p>{`${site.name} ships: ${site.shippingMethods.join(', ')}.`}</p>
    <ul>
      {[...codes, postalCode].map((code, at) => (
        <li key={at === codes.length ? 'own' : code}>
          {`${code}: ${isQuotedByPhone(site.marketRules, code) ? 'quoted by phone' : 'not quoted by phone'}`}
        </li>
      ))}
    </ul>
  </RuleTable>
);

/** The shipping information of the toolbar's site, its shipping methods, and the postal codes that are quoted by phone. */
const meta: Meta<typeof Shipping> = {
  title: 'Rules/Shipping',
  tags: ['!test'],
  component: Shipping,
  args: { postalCode: '96950', site: sites.main },
  argTypes: { postalCode: { description: 'A ZIP or postal code.' }, site: { table: { disable: true } } },
  render: ({ postalCode }, { globals }) => <Shipping postalCode={postalCode} site={siteOfToolbar(globals)} />,
};
export default meta;
type Story = StoryObj<typeof Shipping>;

export const Everything: Story = {
  name: 'Every name',
};
