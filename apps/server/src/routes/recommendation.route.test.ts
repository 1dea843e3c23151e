import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();

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
    'podid=unknown',
    'podid=most-loved&podid=most-loved',
    'podid=constructor',
    'podid[]=most-loved',
    'podid=ida@example.com',
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

  it('[REC-01] a limit that is none is 400 with an empty body', async () => {
    const { browser, dependencies } = await serving();
    const answer = await browser.ask({ url: '/recommendation/index?podid=most-loved&limit=0' });
    expect([answer.statusCode, tagOf(answer), answer.json().message]).toEqual([400, 'BadRequest', undefined]);
    expect(dependencies.log.entries().map(({ level }) => level)).not.toContain('error');
  });
});
