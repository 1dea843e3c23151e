import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { NO_CATALOGUE } from '../shop/shop-catalogue.ts';
import { cellsOf, cellUnder, columnsOf } from './columns.ts';
import { inputOfRow } from './input-of-row.ts';

/** What each row of a file is: the parts of a product that matter here, or why it is none. */
const meanings = (heading: string, ...rows: ReadonlyArray<string>) => {
  const columns = columnsOf(heading.split('|'), new Map());
  if (E.isLeft(columns)) throw new Error(columns.left);
  const { format } = columns.right;
  const rules = {
    unit: 'in',
    currency: 'USD',
    rate: O.none,
    at: 0,
    pictureBase: O.none,
    catalogue: NO_CATALOGUE,
  } as const;
  const read = inputOfRow(rules, { unitOf: () => undefined, levelsOf: format.levelsOf });
  const meaningOf = format.reader();
  const all = rows.map((row) => {
    const cells = row.split('|');
    return { cells: cellsOf(columns.right, cells), under: cellUnder(columns.right, cells) };
  });
  return [
    format.name,
    ...all.map((row) => {
      const meaning = meaningOf(row, [row]);
      if (meaning._tag === 'NoProduct') return meaning.what;
      const found = read(meaning.cells);
      if (E.isLeft(found)) return `${found.left.field} ${found.left.problem._tag}`;
      const { sku, name, price, regularPrice, categories, stock, isPublished, description, details } =
        found.right.input;
      const cost = [price, ...(O.isSome(regularPrice) ? [regularPrice.value] : [])].join(' of ');
      const family = details.shop_family ?? '';
      return [sku, name, cost, categories.join('/'), stock, isPublished ? '' : 'hidden', description, family].join(
        '; ',
      );
    }),
  ];
};

/** The pictures of each product of a file. */
const picturesOf = (heading: string, ...rows: ReadonlyArray<string>) => {
  const columns = columnsOf(heading.split('|'), new Map());
  if (E.isLeft(columns)) throw new Error(columns.left);
  const { format } = columns.right;
  const rules = { unit: 'in', currency: 'USD', rate: O.none, at: 0 } as const;
  const read = inputOfRow(
    { ...rules, pictureBase: O.some('https://m.example/media/'), catalogue: NO_CATALOGUE },
    { unitOf: () => undefined, levelsOf: format.levelsOf },
  );
  const meaningOf = format.reader();
  return rows.flatMap((text) => {
    const cells = text.split('|');
    const row = { cells: cellsOf(columns.right, cells), under: cellUnder(columns.right, cells) };
    const meaning = meaningOf(row, [row]);
    const found = meaning._tag === 'Product' ? read(meaning.cells) : undefined;
    return found !== undefined && E.isRight(found) ? [found.right.input.pictures] : [];
  });
};

describe('the pictures in the exports of shop systems', () => {
  it('[INT-06] Google Merchant: several columns of further pictures, or several in one', () => {
    const heading = 'id|title|price|image_link|additional_image_link|Additional image link';
    expect(
      picturesOf(
        heading,
        'G-1|Bowl|9|https://g.example/1.jpg|https://g.example/2.jpg,https://g.example/w_3,h_4/3.jpg|https://g.example/4.jpg',
      ),
    ).toEqual([
      [
        'https://g.example/1.jpg',
        'https://g.example/2.jpg',
        'https://g.example/w_3,h_4/3.jpg',
        'https://g.example/4.jpg',
      ],
    ]);
  });

  it('[INT-06] WooCommerce: several in one cell; a variation without one has that of its parent', () => {
    const heading = 'ID|Type|SKU|Name|Published|Regular price|Categories|Images|Parent';
    expect(
      picturesOf(
        heading,
        '3|variable|W-3|Apron|1|||https://w.example/1.jpg, https://w.example/2.jpg|',
        '4|variation|W-4|Apron - Blue|1|30|||id:3',
        '5|variation|W-5|Apron - Red|1|30||https://w.example/red.jpg|id:3',
      ),
    ).toEqual([['https://w.example/1.jpg', 'https://w.example/2.jpg'], ['https://w.example/red.jpg']]);
  });

  it('[INT-06] Magento: paths are relative to what stands before them; no selection is none', () => {
    const heading = 'sku|categories|product_online|name|price|base_image|additional_images';
    expect(
      picturesOf(
        heading,
        'M-1||1|Throw|9|/t/h/throw.jpg|/t/h/throw.jpg,/t/h/back.jpg',
        'M-2||1|Pillow|9|no_selection|',
      ),
    ).toEqual([['https://m.example/media/t/h/throw.jpg', 'https://m.example/media/t/h/back.jpg'], []]);
  });
});

describe('the exports of shop systems', () => {
  it('[INT-06] Google Merchant: an export is recognized by its headings, whatever their case and order', () => {
    expect(
      meanings(
        'Image link|ID|title|description|availability|price|sale_price|product type|gtin|brand|item_group_id',
        'https://shop.example/a.jpg|OAK-1|Oak board|For bread|in_stock|65.00 USD|40.00 USD|Home > Kitchen > Boards|4006381333931|Maker|G1',
        'https://shop.example/b.jpg|OAK-2|Oak bowl||out of stock|18 USD|||||',
      ),
    ).toEqual([
      'Google Merchant feed',
      'OAK-1; Oak board; 4000 of 6500; Home/Kitchen/Boards; in-stock; ; For bread; G1',
      'OAK-2; Oak bowl; 1800; ; out-of-stock; ; ; ',
    ]);
  });

  it('[INT-06] Shopify: a variant has the texts of its product; pictures and gift cards are no products', () => {
    expect(
      meanings(
        'Handle|Title|Body (HTML)|Type|Published|Option1 Value|Variant SKU|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Variant Price|Variant Compare At Price|Gift Card|Status',
        'bowl|Stone bowl|<p>Safe.</p>|Dining|TRUE|Oat|B-1|shopify|0|deny|18.00|24.00|FALSE|active',
        'bowl|||||Slate|B-2||0|deny|18.00|||',
        'bowl|||||||||||||',
        'lamp|Lamp||Lighting|TRUE|Default Title|L-1||||99.00|||draft',
        'card|Gift card||Gift Cards|TRUE|$25|C-1||||25.00||TRUE|active',
      ),
    ).toEqual([
      'Shopify export',
      'B-1; Stone bowl, Oat; 1800 of 2400; Dining; out-of-stock; ; <p>Safe.</p>; bowl',
      'B-2; Stone bowl, Slate; 1800; Dining; in-stock; ; <p>Safe.</p>; bowl',
      'a further picture',
      'L-1; Lamp; 9900; Lighting; in-stock; hidden; ; lamp',
      'a gift card',
    ]);
  });

  it('[INT-06] WooCommerce: drafts are hidden, variations inherit, parents are no products', () => {
    expect(
      meanings(
        'ID|Type|SKU|Name|Published|Short description|Description|In stock?|Stock|Backorders allowed?|Sale price|Regular price|Categories|Parent',
        '1|simple|W-1|Board|1|Short|Long\\nlines|1|||40|55|Kitchen, Kitchen > Boards|',
        '2|simple|W-2|Secret|-1|||1||||10|Kitchen|',
        '3|variable|W-3|Apron|1||Linen|1|||||Aprons\\, towels|',
        '4|variation|W-4|Apron - Blue|1|||0||notify||30||id:3',
        '5|external|W-5|Elsewhere|1|||1||||30||',
      ),
    ).toEqual([
      'WooCommerce export',
      'W-1; Board; 4000 of 5500; Kitchen/Boards; in-stock; ; Long\nlines; ',
      'W-2; Secret; 1000; Kitchen; in-stock; hidden; ; ',
      'of the type variable',
      'W-4; Apron - Blue; 3000; Aprons, towels; on-backorder; ; Linen; id:3',
      'of the type external',
    ]);
  });

  it('[INT-06] Magento: the texts of one store view and parents are no products', () => {
    expect(
      meanings(
        'sku|store_view_code|product_type|name|price|special_price|description|short_description|categories|product_online|qty|is_in_stock',
        'M-1||simple|Wool throw|89.0000|59.0000|<p>Soft</p>|s|Default Category/Home,Default Category/Home/Throws|1|10.0000|1',
        'M-1|french|simple|Plaid||||||||',
        'M-2||simple|Pillow|19.9950|||Plump|Default Category/Home|2|0.0000|0',
        'M-3||configurable|Shirt||||||1||1',
      ),
    ).toEqual([
      'Magento export',
      'M-1; Wool throw; 5900 of 8900; Home/Throws; in-stock; ; <p>Soft</p>; ',
      'the texts of one store view',
      'M-2; Pillow; 2000; Home; out-of-stock; hidden; Plump; ',
      'of the type configurable',
    ]);
  });
});
