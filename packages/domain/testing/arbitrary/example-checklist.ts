import type { ChecklistGroup, ChecklistTable, SiteContent } from '@gift-registry/domain';

const tableAndKitchen: ChecklistGroup = {
  key: 'inside',
  name: 'In the House',
  entries: [
    {
      key: 'dinnerware',
      name: 'Plates and Bowls',
      category: 'Dinnerware',
      recommended: 12,
      brands: ['main', 'modern'],
      imagePath: '/pictures/plates-e9e2d4-8a9a86-desktop.webp',
    },
    {
      key: 'cookware',
      name: 'Pots and Pans',
      category: 'Cookware',
      recommended: 8,
      brands: ['main', 'modern'],
      imagePath: '',
    },
    { key: 'bath', name: 'Towels', category: 'Bath', recommended: 12, brands: ['main'], imagePath: '' },
  ],
};

const outdoors: ChecklistGroup = {
  key: 'outdoors',
  name: 'Outdoors',
  entries: [
    {
      key: 'outdoorLiving',
      name: 'Chairs Outside',
      category: 'Outdoor Living',
      recommended: 2,
      brands: ['modern'],
      imagePath: '',
    },
  ],
};

const nursery: ChecklistGroup = {
  key: 'nursery',
  name: 'The Nursery',
  entries: [
    { key: 'feeding', name: 'Bottles and Bibs', category: 'Feeding', recommended: 8, brands: ['main'], imagePath: '' },
    { key: 'toys', name: 'First Toys', category: 'Toys and Play', recommended: 6, brands: ['main'], imagePath: '' },
  ],
};

/** A few entries for each event; on the main site those outdoors are the other brand's. */
export const exampleChecklists: ChecklistTable = {
  br: [tableAndKitchen, outdoors],
  bb: [nursery],
  ot: [tableAndKitchen],
  hw: [tableAndKitchen, outdoors],
};

/** Content with the example's checklists and as many entries for the home page, all alike but for their number. */
export const exampleContent = (entries = 0): SiteContent => ({
  home: Array.from({ length: entries }, (_, index) => ({
    title: `Idea ${index + 1}`,
    text: 'How to begin.',
    imagePath: '/pictures/event-wedding-800.webp',
    link: '/gift-registry/add-more-gifts/wedding',
    sites: [],
    events: [],
  })),
  checklists: exampleChecklists,
});
