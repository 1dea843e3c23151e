import { podId } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Campaign, podCampaign, withCampaign } from './campaign.ts';

const pod: Campaign = { medium: 'recommendation', source: 'main', campaign: 'most-loved' };
const present = 'utm_medium=recommendation&utm_source=main&utm_campaign=most-loved';

const word = fc.string({ unit: 'grapheme', maxLength: 10 });
const campaign: fc.Arbitrary<Campaign> = fc.record({ medium: word, source: word, campaign: word });
const parameter = fc.oneof(
  fc.constantFrom('a=1', 'a=2', 'key=b%26c', 'utm_source=mail', 'utm_medium=', 'utm_campaign', 'utm_id=7', 'x=?', ''),
  fc.stringMatching(/^[a-z]{1,3}=[a-z0-9%+]{0,3}$/),
);
const address = fc.record({
  place: fc.constantFrom('', '/', '/product/bar-cart/7001', 'http://localhost:3000', 'https://modern.localhost/a/b'),
  parameters: fc.array(parameter, { maxLength: 4 }),
  fragment: fc.constantFrom('', '#', '#size', '#a?utm_source=no', '#a&b'),
});

const partsOf = (written: string) => {
  const [before = '', ...after] = written.split('#');
  const [place = '', ...query] = before.split('?');
  return { place, parameters: query.join('?').split('&'), fragment: after.length === 0 ? '' : `#${after.join('#')}` };
};

describe('the campaign of an address', () => {
  it.each([
    ['/sale', `/sale?${present}`],
    ['/sale?', `/sale?${present}`],
    ['/sale#top', `/sale?${present}#top`],
    ['/sale?color=oak&color=ash#top', `/sale?color=oak&color=ash&${present}#top`],
    ['http://localhost:3000', `http://localhost:3000?${present}`],
    ['/sale#a?b=c', `/sale?${present}#a?b=c`],
    ['/sale?a=b?c', `/sale?a=b?c&${present}`],
    ['', `?${present}`],
  ])('[REC-06] %s becomes %s', (given, expected) => {
    expect(withCampaign(pod, given)).toBe(expected);
  });

  it('[REC-06] what it had already is preserved', () => {
    expect(withCampaign(pod, '/sale?utm_source=mail&a=1')).toBe(
      '/sale?utm_source=mail&a=1&utm_medium=recommendation&utm_campaign=most-loved',
    );
    expect(withCampaign(pod, '/sale?utm_medium&utm_campaign=&utm_source_id=1')).toBe(
      '/sale?utm_medium&utm_campaign=&utm_source_id=1&utm_source=main',
    );
  });

  it('[REC-06] its words are written so that they end nothing', () => {
    expect(withCampaign({ medium: 'a&b', source: 'c#d', campaign: 'e=f g' }, '/')).toBe(
      '/?utm_medium=a%26b&utm_source=c%23d&utm_campaign=e%3Df%20g',
    );
  });

  it('[REC-06] a pod’s says that it is one, on which site, and which', () => {
    fc.assert(
      fc.property(podId, (id) => {
        expect(podCampaign(id, 'kids')).toEqual({ medium: 'recommendation', source: 'kids', campaign: id });
      }),
    );
  });

  it('[REC-06] the path, the fragment and every parameter that was there stay, in their order', () => {
    fc.assert(
      fc.property(campaign, address, (given, { place, parameters, fragment }) => {
        const query = parameters.join('&');
        const after = partsOf(withCampaign(given, `${place}${query === '' ? '' : `?${query}`}${fragment}`));
        expect([after.place, after.fragment]).toEqual([place, fragment]);
        if (query !== '') expect(after.parameters.slice(0, parameters.length)).toEqual(parameters);
      }),
    );
  });

  it('[REC-06] each of the three is there once, after what was there; one that was there already stays as it was', () => {
    fc.assert(
      fc.property(campaign, address, (given, { place, parameters, fragment }) => {
        const after = partsOf(withCampaign(given, `${place}?${parameters.join('&')}${fragment}`)).parameters;
        const named = (name: string, among: ReadonlyArray<string>) =>
          among.filter((each) => each === name || each.startsWith(`${name}=`));
        const written = { utm_medium: given.medium, utm_source: given.source, utm_campaign: given.campaign };
        for (const [name, value] of Object.entries(written)) {
          const had = named(name, parameters);
          expect(named(name, after)).toEqual(had.length > 0 ? had : [`${name}=${encodeURIComponent(value)}`]);
        }
      }),
    );
  });

  it('[REC-06] adding the same again changes nothing', () => {
    fc.assert(
      fc.property(campaign, address, (given, { place, parameters, fragment }) => {
        const once = withCampaign(given, `${place}?${parameters.join('&')}${fragment}`);
        expect(withCampaign(given, once)).toBe(once);
      }),
    );
  });
});
