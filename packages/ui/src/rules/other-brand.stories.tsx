import {
  brandName,
  isOtherBrand,
  itemCardMessages,
  productLink,
  type Site,
  type SiteWithSisters,
  shownAvailability,
} from '@gift-registry/domain';
import { exampleProduct, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';
import { siteOfToolbar } from './testing/site-of-toolbar.ts';

interface OtherBrandProps {
  readonly message: string;
  readonly site: SiteWithSisters & Pick<Site, 'itemBrands'>;
}

const brands = ['main', 'modern'] as const;

const saidOf = (site: OtherBrandProps['site'], product: ReturnType<typeof exampleProduct>): string => {
  const shown = shownAvailability(product, isOtherBrand(product, site));
  switch (shown._tag) {
    case 'Said':
      return shown.message;
    case 'AskOtherBrand':
      return itemCardMessages.checkAvailabilityAt(brandName(site, product.brand));
    case 'Nothing':
      return '';
  }
};

const wayTo = (site: OtherBrandProps['site'], product: ReturnType<typeof exampleProduct>): string => {
  const link = productLink({ site, here: 'https://shop.example/' }, product, O.none);
  if (link._tag === 'None') return 'no page on a site of this market';
  return link.value.isElsewhere ? 'the other brand’s site, in a new tab' : 'a page of this site';
};

const OtherBrand = ({ message, site }: OtherBrandProps) => (
  <RuleTable
    rule="What the other brand sells"
    columns={['Of the brand, availability', 'Availability text', 'Link']}
    rows={brands.flatMap((brand) =>
      [true, false].map((isCrossBrandAvailabilityEnabled) => {
        const product = exampleProduct({ brand, availabilityMessage: message, isCrossBrandAvailabilityEnabled });
        return [
          `${brand}, ${isCrossBrandAvailabilityEnabled ? 'switched on' : 'switched off'}`,
          saidOf(site, product),
          wayTo(site, product),
        ];
      }),
    )}
  />
);

/** The availability message and product link on the toolbar's site, for both brands, with and without cross-brand availability. */
const meta: Meta<typeof OtherBrand> = {
  title: 'Rules/What the other brand sells',
  tags: ['!test'],
  component: OtherBrand,
  args: { message: 'In stock.', site: sites.main },
  argTypes: {
    message: { description: 'The availability text of the shop.' },
    site: { table: { disable: true } },
  },
  render: ({ message }, { globals }) => <OtherBrand message={message} site={siteOfToolbar(globals)} />,
};
export default meta;
type Story = StoryObj<typeof OtherBrand>;

export const OnTheMainSite: Story = {
  name: 'On the main site',
  globals: { site: 'main' },
};
