import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const many = (value: string, times: number) => Array.from({ length: times }, () => value).join(',');

describe('recommendations over HTTP', () => {
  it('[REC-07] a pod is answered in the contract’s words', async () => {
    const { browser } = await serving();
    const answer = await browser.ask({ url: '/recommendation/index?podid=most-loved' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({
      items: [
        {
          id: '4821',
          sku: '4821',
          name: 'Linden Dinner Plate',
          formattedPrice: '$14.95',
          imagePath: '/pictures/plates-e9e2d4-8a9a86-desktop.webp',
          imagePathHiRes: '/pictures/plates-e9e2d4-8a9a86-desktopHiRes.webp',
          navigateUrl: '/product/linden-dinner-plate/4821',
          primaryFamilyId: 'f-4821',
          price: 14.95,
          optionChoiceParameter: '',
          customOrderConfirmation: { hasCustomOrderConfirmation: false },
        },
      ],
      title: 'Most Loved',
      resultId: expect.stringMatching(/^most-loved-/),
      length: 1,
    });
    expect((await browser.ask({ url: '/recommendation/index/?podid=most-loved' })).body).toBe(answer.body);
    const head = await browser.ask({ method: 'HEAD', url: '/recommendation/index?podid=most-loved' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await browser.ask({ method: 'POST', url: '/recommendation/index', body: {} })).statusCode).toBe(405);
  });

  it('[REC-01] names are read in any case, lists by comma or by repetition, and empty values are ignored', async () => {
    const { browser, dependencies } = await serving();
    dependencies.put({ products: ['7', '8', '9'].map((sku) => exampleProduct({ sku: skuOf(sku) })) });
    const found = async (query: string) =>
      (await browser.ask({ url: `/recommendation/index?${query}` }))
        .json()
        .items.map(({ sku }: { sku: string }) => sku);
    expect(await found('podid=most-loved')).toEqual(['4821', '7', '8', '9']);
    expect(await found('PODID=most-loved&Limit=2')).toEqual(['4821', '7']);
    expect(await found('podid=most-loved&limit=&zone=&__proto__=1')).toHaveLength(4);
    expect(await found('podid=most-loved&item_id=7,004821')).toEqual(['8', '9']);
    expect(await found('podid=most-loved&item_id=7&Item_Id=9')).toEqual(['4821', '7', '8']);
    expect(await found('podid=most-loved&item_id=7&item_id=9')).toEqual(['4821', '8']);
    expect(await found('podid=complete-the-look&item_id=plate,-1,%27')).toHaveLength(4);
    expect(await found('podid=most-loved&showaddtocart=maybe&utm_source=mail&utm_source=mail')).toHaveLength(4);
  });

  it.each([
    '',
    'podid=',
    'podid=unknown',
    'podid=Most-Loved',
    'podid=most-loved%20',
    'podid=most-loved&podid=most-loved',
    'podid=most-loved,cross-brand',
    'podid=constructor',
    'podid=__proto__',
    'podid[]=most-loved',
    'podid=ida@example.com',
    'podid=%00',
    'limit=5',
    'podid=unknown&limit=999',
  ])('[REC-02] the unknown pod "%s" is 404 as text, and an error in the log', async (query) => {
    const { browser, dependencies } = await serving();
    const answer = await browser.ask({ url: `/recommendation/index?${query}` });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { isSuccess: false, error: { _tag: 'PodNotFound' }, message: 'podid not found' },
    ]);
    expect(dependencies.log.entries()).toContainEqual(
      expect.objectContaining({ level: 'warning', tag: 'recommendation.pod-unknown' }),
    );
    expect(JSON.stringify(dependencies.log.entries())).not.toContain('ida@example.com');
  });

  it.each([
    'limit=0',
    'limit=51',
    'limit=-1',
    'limit=1.5',
    'limit=05',
    'limit=ten',
    'limit=1e1',
    'limit=9999999999',
    'LIMIT=0',
    'limit=1,2',
    'limit=1&limit=2',
    `item_id=${many('1', 51)}`,
    `zone=${many('a', 51)}`,
    `${many('zone=a', 51).replaceAll(',', '&')}`,
  ])('[REC-01] %s is 400 with an empty body', async (query) => {
    const { browser, dependencies } = await serving();
    const answer = await browser.ask({ url: `/recommendation/index?podid=most-loved&${query}` });
    expect([answer.statusCode, tagOf(answer), answer.json().message]).toEqual([400, 'BadRequest', undefined]);
    expect(dependencies.log.entries().map(({ level }) => level)).not.toContain('error');
  });

  it.each(['limit=1', 'limit=50', `item_id=${many('1', 50)}`, `zone=${many('a', 50)}`, `zone=${'a'.repeat(2_000)}`])(
    '[REC-01] %s is answered',
    async (query) => {
      const { browser } = await shared();
      expect((await browser.ask({ url: `/recommendation/index?podid=most-loved&${query}` })).statusCode).toBe(200);
    },
  );
});
