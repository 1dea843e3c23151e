/** The shop's own site, as its service has it from its file of sites. */
import { dollars, type Site, sitesOf } from '@gift-registry/domain';

const [site] = sitesOf([
  {
    id: 'main',
    name: 'Maison Aulne',
    hosts: ['shop.example'],
    hasWordmark: false,
    phone: '1-800-555-0199',
    features: {
      interactiveChecklist: false,
      nlaReplacement: false,
      overviewTab: false,
      newFlyout: false,
      rewardsBanner: false,
    },
    sortOptions: ['category', 'price'],
    shippingMethods: [{ code: 'standard', name: 'Standard', price: dollars(8), arrival: { from: 3, to: 5 } }],
    homeRegion: 'LA',
    timeZone: 'America/Chicago',
    returnDays: 30,
  },
]);

export const shop: Site = site;
