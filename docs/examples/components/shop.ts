/** The shop's own site, as its service has it from the files of its shop. */
import { dollars, type Site } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';

export const shop: Site = {
  ...sites.main,
  name: 'Maison Aulne',
  hosts: ['shop.example'],
  style: 'classic',
  wordmark: O.none,
  phone: '1-800-555-0199',
  features: {
    interactiveChecklist: false,
    nlaReplacement: false,
    overviewTab: false,
    newFlyout: false,
    rewardsBanner: false,
    babyTabs: false,
  },
  shippingMethods: [{ code: 'standard', name: 'Standard', price: dollars(8), arrival: { from: 3, to: 5 } }],
  homeRegion: 'LA',
  returnDays: 30,
  sisters: [],
};
