/*
 * [REC-06] Turns the address of a recommendation of the other brand into one on that brand's site, with the campaign parameters.
 *
 * @example switchBrand(sites.main, 'http://localhost:3000/', '/product/bar-cart/7001?color=oak#size', { medium: 'pod', source: 'main', campaign: 'cross-brand' }) // => `http://${sites.modern.hosts[0]}:3000/product/bar-cart/7001?color=oak&utm_medium=pod&utm_source=main&utm_campaign=cross-brand#size`
 */
import { function as F, option as O } from 'fp-ts';
import { addressOn, otherBrandSite, type SiteWithSisters } from '../site/index.ts';
import { type Campaign, withCampaign } from './pod-request.ts';

const ABSOLUTE = /^((?:https?:)?\/\/)([a-z0-9.-]+)(:\d+)?(?=[/?#]|$)/i;
const PATH = /^\/(?![/\\])/;

const elsewhere = (from: SiteWithSisters, place: string, host: string): string =>
  F.pipe(
    O.fromNullable([from, ...from.sisters].find(({ hosts }) => hosts.includes(host.toLowerCase()))),
    O.chain((found) => otherBrandSite(from, found)),
    O.match(
      () => place,
      (other) => addressOn(other, place, ''),
    ),
  );

const absolute = (here: string, address: string): string => {
  const [place = ''] = ABSOLUTE.exec(here) ?? [];
  return PATH.test(address) ? `${place}${address}` : address;
};

/** The address to link to from the absolute address `here`: moved to the other brand's site if the address is on a site that has one. */
export const switchBrand = (from: SiteWithSisters, here: string, address: string, campaign: Campaign): string =>
  withCampaign(
    campaign,
    absolute(here, address).replace(ABSOLUTE, (place, _scheme, host: string) => elsewhere(from, place, host)),
  );
