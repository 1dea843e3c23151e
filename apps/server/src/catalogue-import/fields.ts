import { shopFields } from '@gift-registry/domain';

/** The fields that an import reads from a row. */
export const fields = [
  'sku',
  'gtin',
  'name',
  'price',
  'sale_price',
  'old_price',
  'sale_from',
  'sale_until',
  'sale_dates',
  'category',
  'description',
  'online',
  'stock',
  'backorder',
  'ships_on',
  'published',
  'depth',
  'height',
  'width',
  'set_size',
  'pictures',
  'more_pictures',
  ...shopFields,
] as const;
export type Field = (typeof fields)[number];

/** The text of a field in a row; empty when the file has no such column. */
export type Cells = (field: Field) => string;

/** The possible headings of each field, normalized by `plainHeading`; the first that the file has is used. */
export type Headings = Readonly<Partial<Record<Field, ReadonlyArray<string>>>>;

/** Common headings. */
export const commonHeadings: Headings = {
  sku: ['sku', 'item_id', 'item_number', 'article_number', 'product_id', 'id'],
  gtin: ['gtin', 'ean', 'upc', 'barcode', 'gtin_upc_ean_or_isbn'],
  name: ['name', 'title', 'product_name', 'item_name'],
  price: ['price', 'current_price'],
  sale_price: ['sale_price', 'special_price', 'discounted_price'],
  old_price: ['old_price', 'regular_price', 'list_price', 'was_price', 'original_price', 'compare_at_price'],
  sale_from: ['sale_from', 'special_price_from_date', 'date_sale_price_starts'],
  sale_until: ['sale_until', 'special_price_to_date', 'date_sale_price_ends'],
  sale_dates: ['sale_price_effective_date'],
  category: ['category', 'category_name', 'categories', 'product_type'],
  description: ['short_description', 'description', 'summary'],
  online: ['sellable_online', 'online', 'available', 'availability', 'in_stock', 'is_in_stock', 'stock_status'],
  stock: ['stock', 'qty', 'quantity', 'stock_quantity', 'inventory', 'units_in_stock'],
  backorder: ['backorders_allowed', 'allow_backorders', 'backorders', 'backorder'],
  ships_on: ['ships_on', 'availability_date', 'restock_date'],
  published: ['published', 'is_published', 'product_online'],
  depth: ['depth', 'length', 'product_length'],
  height: ['height', 'product_height'],
  width: ['width', 'product_width'],
  set_size: ['set_size', 'pieces', 'piece_count', 'number_of_pieces', 'pack_size'],
  pictures: ['image_link', 'image_src', 'images', 'base_image', 'image', 'image_url', 'main_image', 'pictures'],
  more_pictures: ['additional_image_link', 'additional_images', 'additional_image_links', 'more_images'],
  ...Object.fromEntries(shopFields.map((field) => [field, [field]])),
  shop_tax_class: ['tax_class', 'shop_tax_class'],
};

/** Normalizes a heading: without case, punctuation and a unit in brackets, so `Width (in)` becomes `width`. */
export const plainHeading = (heading: string): string =>
  heading
    .replace(/\([^()]*\)\s*$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
