/*
 * [REC-06] What the other brand recommends is found on the other brand's site: its address changes from the one brand's host to the other's, and says where the visitor comes from.
 *
 * Laws:
 * - the hosts of the two brands change places; any other host stays as it is
 * - scheme, port, path, query and fragment stay as they were
 * - an address says once each by what means, from where and for what the visitor comes; what it said of that already stays
 * - an address that names no host changes as one of the page that it stands on
 *
 * @example switchBrand('http://localhost:3000/', '/product/bar-cart/7001?color=oak#size', { medium: 'pod', source: 'main', campaign: 'cross-brand' }) // => 'http://modern.localhost:3000/product/bar-cart/7001?color=oak&utm_medium=pod&utm_source=main&utm_campaign=cross-brand#size'
 */
import { type Site, sites } from '../site/index.ts';
import { type Campaign, withCampaign } from './campaign.ts';

/** How to read: an address on a host of the site on the left leads to the site on the right. */
const switches: ReadonlyArray<readonly [Site, Site]> = [
  [sites.main, sites.modern],
  [sites.modern, sites.main],
];

const ABSOLUTE = /^((?:https?:)?\/\/)([a-z0-9.-]+)(:\d+)?(?=[/?#]|$)/i;
const PATH = /^\/(?![/\\])/;

const otherHost = (host: string): string => {
  const found = switches.find(([{ hosts }]) => hosts.includes(host.toLowerCase()));
  return found?.[1].hosts[0] ?? host;
};

const absolute = (here: string, address: string): string => {
  const [place = ''] = ABSOLUTE.exec(here) ?? [];
  return PATH.test(address) ? `${place}${address}` : address;
};

/** The address to follow from the absolute address `here`, on the other brand's site where the address is on one of the two brands' sites. */
export const switchBrand = (here: string, address: string, campaign: Campaign): string =>
  withCampaign(
    campaign,
    absolute(here, address).replace(
      ABSOLUTE,
      (_place, scheme: string, host: string, port: string | undefined) => `${scheme}${otherHost(host)}${port ?? ''}`,
    ),
  );
