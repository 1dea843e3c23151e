import { forAll, nearEdges, podId, sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  normalizedParameters,
  type PodParameters,
  podCampaign,
  podQuery,
  readPodRequest,
  validatePodRequest,
  withCampaign,
} from './pod-request.ts';

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
    forAll(podId, (id) => {
      expect(podCampaign(id, 'kids')).toEqual({ medium: 'recommendation', source: 'kids', campaign: id });
    });
  });

  it('[REC-06] the path, the fragment and every parameter that was there stay, in their order', () => {
    forAll(campaign, address, (given, { place, parameters, fragment }) => {
      const query = parameters.join('&');
      const after = partsOf(withCampaign(given, `${place}${query === '' ? '' : `?${query}`}${fragment}`));
      expect([after.place, after.fragment]).toEqual([place, fragment]);
      if (query !== '') expect(after.parameters.slice(0, parameters.length)).toEqual(parameters);
    });
  });

  it('[REC-06] each of the three is there once, after what was there; one that was there already stays as it was', () => {
    forAll(campaign, address, (given, { place, parameters, fragment }) => {
      const after = partsOf(withCampaign(given, `${place}?${parameters.join('&')}${fragment}`)).parameters;
      const named = (name: string, among: ReadonlyArray<string>) =>
        among.filter((each) => each === name || each.startsWith(`${name}=`));
      const written = { utm_medium: given.medium, utm_source: given.source, utm_campaign: given.campaign };
      for (const [name, value] of Object.entries(written)) {
        const had = named(name, parameters);
        expect(named(name, after)).toEqual(had.length > 0 ? had : [`${name}=${encodeURIComponent(value)}`]);
      }
    });
  });

  it('[REC-06] adding the same again changes nothing', () => {
    forAll(campaign, address, (given, { place, parameters, fragment }) => {
      const once = withCampaign(given, `${place}?${parameters.join('&')}${fragment}`);
      expect(withCampaign(given, once)).toBe(once);
    });
  });
});

const loved = { podid: 'most-loved', limit: '25', showaddtocart: 'false', showshopall: 'false' };

const name = fc.oneof(
  fc.constantFrom(
    'limit',
    'Limit',
    'LIMIT',
    'item_id',
    'Item_Id',
    'showAddToCart',
    'podid',
    'PodId',
    'zone',
    '__proto__',
  ),
  fc.string({ maxLength: 8 }),
);
const value = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('', ' ', 'a,b'), fc.integer(), fc.boolean());
const parameters: fc.Arbitrary<PodParameters> = fc
  .array(fc.tuple(name, fc.oneof(value, fc.array(value, { maxLength: 4 }), fc.constant(undefined))), { maxLength: 6 })
  .map((entries) => Object.fromEntries(entries));

const isEmpty = (value: PodParameters[string]): boolean =>
  [value].flat().every((each) => each === undefined || String(each).trim() === '');

describe('the query for a pod', () => {
  it('[REC-01] is its id and what it is requested with anyway', () => {
    expect(podQuery('most-loved', {})).toEqual(E.right(loved));
    expect(podQuery('complete-the-look', { item_id: '4821' })).toEqual(
      E.right({ podid: 'complete-the-look', limit: '8', item_id: '4821', showaddtocart: 'true', showshopall: 'true' }),
    );
  });

  it.each<[PodParameters, Record<string, string>]>([
    [{ limit: 5 }, { limit: '5' }],
    [{ LIMIT: '5' }, { limit: '5' }],
    [{ limit: 5, Limit: 6 }, { limit: '6' }],
    [{ Limit: 6, limit: 5 }, { limit: '5' }],
    [{ showAddToCart: true }, { showaddtocart: 'true' }],
    [{ ShowShopAll: false }, { showshopall: 'false' }],
    [{ limit: 0 }, { limit: '0' }],
    [{ limit: '' }, {}],
    [{ limit: ' ' }, {}],
    [{ limit: undefined }, {}],
    [{ limit: [] }, {}],
    [{ limit: ['', ' '] }, {}],
    [{ item_id: ['1', '2', '3'] }, { item_id: '1,2,3' }],
    [{ item_id: ['1', '', '3'] }, { item_id: '1,3' }],
    [{ item_id: ['1,2', '3'] }, { item_id: '1,2,3' }],
    [{ item_id: '1,2' }, { item_id: '1,2' }],
    [{ zone: 'a&b=c d' }, { zone: 'a&b=c d' }],
    [{ podid: 'cross-brand' }, {}],
    [{ PodId: 'cross-brand' }, {}],
    [{ PODID: '' }, {}],
  ])('[REC-01] with %j', (given, expected) => {
    expect(podQuery('most-loved', given)).toEqual(E.right({ ...loved, ...expected }));
  });

  it('[REC-01] the id of the pod stays, whatever the caller’s parameters say', () => {
    forAll(podId, parameters, (id, given) => {
      expect(podQuery(id, given)).toMatchObject(E.right({ podid: id }));
    });
  });

  it('[REC-07] what the caller says wins over the pod’s own, however the caller’s names are written', () => {
    forAll(podId, fc.mixedCase(fc.constantFrom('limit', 'item_id', 'showAddToCart')), (id, written) => {
      expect(podQuery(id, { [written]: 'mine' })).toMatchObject(E.right({ [written.toLowerCase()]: 'mine' }));
    });
  });

  it('[REC-01] names are in small letters, and of names that differ only in that the last one counts', () => {
    forAll(parameters, (given) => {
      const query = normalizedParameters(given);
      for (const written of Object.keys(query)) {
        expect(written).toBe(written.toLowerCase());
        const last = Object.entries(given)
          .filter(([each, value]) => each.toLowerCase() === written && !isEmpty(value))
          .at(-1);
        expect(last).toBeDefined();
        expect(query[written]).toBe(normalizedParameters(Object.fromEntries([last ?? ['', '']]))[written]);
      }
    });
  });

  it('[REC-01] empty values are dropped, alone and among several, and take nothing away from the pod’s own', () => {
    forAll(podId, parameters, (id, given) => {
      const saying = Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmpty(value)));
      const query = podQuery(id, given);
      expect(query).toEqual(podQuery(id, saying));
      for (const value of Object.values(E.isRight(query) ? query.right : {})) expect(value.trim()).not.toBe('');
    });
  });

  it('[REC-01] several values are separated by commas in their order; a comma inside a value parts it like any other', () => {
    const value = fc.string({ unit: fc.constantFrom('a', 'b', '7', ','), minLength: 1, maxLength: 5 });
    forAll(fc.array(value, { minLength: 1, maxLength: 5 }), (values) => {
      expect(normalizedParameters({ zone: values })).toEqual({ zone: values.join(',') });
      expect(normalizedParameters({ zone: values })).toEqual(normalizedParameters({ zone: values.join(',') }));
    });
  });

  it('[REC-02] an id that leads to no pod stops the call', () => {
    expect(podQuery('most-hated', { limit: 5, podid: 'most-loved' })).toEqual(E.left({ _tag: 'PodNotFound' }));
  });
});

const values = (count: number, value = 'a') => Array.from({ length: count }, () => value).join(',');

describe('the request for a pod', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['49', 49],
    ['50', 50],
  ])('[REC-01] a limit of %s is %d', (limit, expected) => {
    expect(readPodRequest({ limit })).toEqual(E.right({ limit: expected, items: [] }));
  });

  it.each(['0', '-1', '51', '100', '1.5', '01', '1e1', '+5', ' 5', '5 ', 'ten', '', 'NaN', '1,2', '٥'])(
    '[REC-01] a limit of "%s" is none',
    (limit) => {
      expect(readPodRequest({ limit })).toEqual(E.left({ name: 'limit', expected: 'a whole number from 1 to 50' }));
    },
  );

  it('[REC-01] without a limit there are fifty', () => {
    expect(readPodRequest({})).toEqual(E.right({ limit: 50, items: [] }));
  });

  it('[REC-01] a limit is a whole number from 1 to 50, written in digits; any other is refused by its name', () => {
    forAll(nearEdges(-100, 200, [0, 1, 50]), (limit) => {
      const read = readPodRequest({ limit: String(limit) });
      expect(E.isRight(read)).toBe(limit >= 1 && limit <= 50);
      expect(read).toMatchObject(E.isRight(read) ? E.right({ limit }) : E.left({ name: 'limit' }));
    });
  });

  it.each([49, 50])('[REC-01] %d values of a name are read', (count) => {
    expect(E.isRight(readPodRequest({ zone: values(count), item_id: values(count, '4821') }))).toBe(true);
  });

  it.each([51, 500])('[REC-01] more than 50 values of one name are refused, 50 are not: %d', (count) => {
    for (const name of ['zone', 'item_id', 'limit'])
      expect(readPodRequest({ [name]: values(count) })).toEqual(
        E.left({ name, expected: 'at most 50 values between commas' }),
      );
  });

  it('[REC-01] nothing between two commas is no value', () => {
    expect(E.isRight(readPodRequest({ zone: ','.repeat(500) }))).toBe(true);
  });

  it('[REC-01] what is being looked at are the SKUs among the values, each once, in their order', () => {
    expect(readPodRequest({ item_id: ' 99 ,,004821,,4821,no/slash,-1,7' })).toMatchObject(
      E.right({ items: ['99', '4821', '7'] }),
    );
    forAll(fc.uniqueArray(sku, { maxLength: 20 }), fc.constantFrom(',', ',no/slash,', ',,'), (skus, between) => {
      const twice = [...skus, ...skus].join(between);
      expect(readPodRequest({ item_id: twice })).toMatchObject(E.right({ items: skus }));
    });
  });
});

describe('the question to a pod', () => {
  it('[REC-01] [REC-07] has the pod’s limit unless the caller names one', () => {
    expect(validatePodRequest('complete-the-look', { Item_Id: ['4821', 7] })).toEqual(
      E.right({
        id: 'complete-the-look',
        request: { limit: 8, items: [skuOf('4821'), skuOf('7')] },
        query: {
          podid: 'complete-the-look',
          limit: '8',
          item_id: '4821,7',
          showaddtocart: 'true',
          showshopall: 'true',
        },
      }),
    );
    expect(validatePodRequest('complete-the-look', { limit: 50 })).toMatchObject(E.right({ request: { limit: 50 } }));
  });

  it('[REC-01] says what cannot be understood', () => {
    expect(validatePodRequest('most-loved', { LIMIT: 51 })).toEqual(
      E.left({ _tag: 'BadRequest', reason: 'limit: must be a whole number from 1 to 50' }),
    );
  });

  it('[REC-02] an id that leads to no pod is refused before anything else of the question is read', () => {
    forAll(podId, fc.integer(), (id, limit) => {
      expect(validatePodRequest(`${id}-x`, { limit })).toEqual(E.left({ _tag: 'PodNotFound' }));
    });
  });
});
