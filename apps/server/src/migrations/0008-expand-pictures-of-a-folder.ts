import type { MigrationStep } from './migration-step.ts';

/** Pictures that were drawn by the service are files of the shop's folder, under another path. */
export const picturesOfAFolder: MigrationStep = {
  name: '0008-expand-pictures-of-a-folder',
  release: 1,
  statements: [
    `update products
      set product = replace(product::text, '"/art/', '"/pictures/')::json,
        in_stock = replace(in_stock::text, '"/art/', '"/pictures/')::json,
        special_order_picture = replace(special_order_picture, '/art/', '/pictures/')
      where product::text like '%"/art/%' or special_order_picture like '/art/%'`,
    `update registry_items
      set personalization = replace(personalization::text, '"/art/', '"/pictures/')::json
      where personalization::text like '%"/art/%'`,
    `update order_lines
      set image_path = replace(image_path, '/art/', '/pictures/'),
        personalization = replace(personalization::text, '"/art/', '"/pictures/')::json
      where image_path like '/art/%' or personalization::text like '%"/art/%'`,
    `update added_gifts set image_path = replace(image_path, '/art/', '/pictures/') where image_path like '/art/%'`,
  ],
};
