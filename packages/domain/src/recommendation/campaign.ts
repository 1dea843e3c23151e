/*
 * [REC-06] Adds the campaign parameters (utm_medium, utm_source, utm_campaign) to the address of a recommendation. Parameters that are there already stay.
 *
 * @example podCampaign('cross-brand', 'main') // => { medium: 'recommendation', source: 'main', campaign: 'cross-brand' }
 * @example withCampaign({ medium: 'pod', source: 'main site', campaign: 'most-loved' }, '/sale?utm_source=mail') // => '/sale?utm_source=mail&utm_medium=pod&utm_campaign=most-loved'
 */
import { encodeUrlComponent } from '../address/index.ts';
import type { SiteId } from '../site/index.ts';
import type { PodId } from './pod.ts';

/** The values of utm_medium, utm_source and utm_campaign. */
export interface Campaign {
  readonly medium: string;
  readonly source: string;
  readonly campaign: string;
}

/** The campaign of a pod's recommendations on a site. */
export const podCampaign = (podId: PodId, site: SiteId): Campaign => ({
  medium: 'recommendation',
  source: site,
  campaign: podId,
});

const nameOf = (parameter: string): string => parameter.replace(/=.*$/s, '');

/** The address with utm_medium, utm_source and utm_campaign. */
export const withCampaign = ({ medium, source, campaign }: Campaign, address: string): string => {
  const [, place = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const existing = query === undefined || query === '' ? [] : query.split('&');
  const present = new Set(existing.map(nameOf));
  const added = Object.entries({ utm_medium: medium, utm_source: source, utm_campaign: campaign })
    .filter(([name]) => !present.has(name))
    .map(([name, value]) => `${name}=${encodeUrlComponent(value)}`);
  return `${place}?${[...existing, ...added].join('&')}${fragment}`;
};
