import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { failing } from '@gift-registry/domain/testing/memory';
import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const IMAGES = '/gift-registry/universal/get-family-images';
const TERMS = '/browse/customorder/confirmation';

describe('families and custom orders over HTTP', () => {
  it('[API-01] the pictures of a family', async () => {
    const { browser } = await serving();
    const answer = await browser.ask({ url: `${IMAGES}?FamilyId=f-4821&IsCb2=false` });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { images } = exampleProduct();
    expect(answer.json()).toEqual([{ ...images }]);
  });

  it.each([
    ['FamilyId=f-4821&IsCb2=true', 404, 'FamilyNotFound'],
    ['FamilyId=nothing&IsCb2=false', 404, 'FamilyNotFound'],
    ['FamilyId=constructor&IsCb2=false', 404, 'FamilyNotFound'],
    ["FamilyId='%20or%201=1&IsCb2=false", 404, 'FamilyNotFound'],
    ['FamilyId=&IsCb2=false', 400, 'BadRequest'],
    ['FamilyId=a&FamilyId=b&IsCb2=false', 400, 'BadRequest'],
    ['FamilyId=%00&IsCb2=false', 400, 'BadRequest'],
  ])('[API-01] %s is %i', async (query, status, tag) => {
    const { browser } = await shared();
    const answer = await browser.ask({ url: `${IMAGES}?${query}` });
    expect([answer.statusCode, tagOf(answer)]).toEqual([status, tag]);
  });

  it('[API-01] a database that is away is 503', async () => {
    const { dependencies } = await serving();
    const away = await serving({}, { catalogue: failing(dependencies.catalogue, 'family', { _tag: 'Unavailable' }) });
    const answer = await away.browser.ask({ url: `${IMAGES}?FamilyId=f-4821&IsCb2=false` });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('[API-03] the terms of a custom order', async () => {
    const { browser, dependencies } = await serving();
    dependencies.put({ products: [exampleProduct({ sku: skuOf('9'), hasCustomOrderConfirmation: true })] });
    const terms = await browser.ask({ url: `${TERMS}?sku=9&optionChoiceParameter=` });
    expect([terms.statusCode, terms.json().title]).toEqual([200, 'Confirm Your Selection']);
    expect((await browser.ask({ url: `${TERMS}?sku=4821` })).json()).toEqual({
      hasCustomOrderConfirmation: false,
      title: '',
      termsHtml: '',
      leadTime: '',
    });
    const unknown = await browser.ask({ url: `${TERMS}?sku=99` });
    expect([unknown.statusCode, tagOf(unknown)]).toEqual([404, 'ProductNotFound']);
    const junk = await browser.ask({ url: `${TERMS}?sku=no/slash` });
    expect([junk.statusCode, tagOf(junk)]).toEqual([400, 'BadRequest']);
  });
});
