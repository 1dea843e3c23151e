/*
 * [REC-06] An address that is followed from a recommendation says by what means, from where and for what the visitor comes. What it said already is kept.
 *
 * Laws:
 * - the path, the fragment and every parameter that was there stay, in their order
 * - each of the three stands there once, after what was there; one that was there already stays as it was
 * - adding the same again changes nothing
 *
 * @example podCampaign('cross-brand', 'main') // => { medium: 'recommendation', source: 'main', campaign: 'cross-brand' }
 * @example withCampaign({ medium: 'pod', source: 'main site', campaign: 'most-loved' }, '/sale?utm_source=mail') // => '/sale?utm_source=mail&utm_medium=pod&utm_campaign=most-loved'
 */
import { addressValue } from '../address/index.ts';
import type { SiteId } from '../site/index.ts';
import type { PodId } from './pod.ts';

/** By what means, from where and for what a visitor comes. */
export interface Campaign {
  readonly medium: string;
  readonly source: string;
  readonly campaign: string;
}

/** How it is said of a pod's recommendations on a site. */
export const podCampaign = (podId: PodId, site: SiteId): Campaign => ({
  medium: 'recommendation',
  source: site,
  campaign: podId,
});

const nameOf = (parameter: string): string => parameter.replace(/=.*$/s, '');

/** The address with utm_medium, utm_source and utm_campaign. */
export const withCampaign = ({ medium, source, campaign }: Campaign, address: string): string => {
  const [, place = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const had = query === undefined || query === '' ? [] : query.split('&');
  const said = new Set(had.map(nameOf));
  const added = Object.entries({ utm_medium: medium, utm_source: source, utm_campaign: campaign })
    .filter(([name]) => !said.has(name))
    .map(([name, value]) => `${name}=${addressValue(value)}`);
  return `${place}?${[...had, ...added].join('&')}${fragment}`;
};
