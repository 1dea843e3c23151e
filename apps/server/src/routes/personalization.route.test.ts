import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const SAVE = '/personalization/design/save';
const CONFIRM = '/personalization/monogramming/confirmation';
const design = { sku: '9', personalizationType: 700, font: 'Block', color: 'Sage', line1: 'A & J', line2: '' };
const element = { elementName: 'line1', text: 'A & J', textcolor: 'Sage', font: 'Block' };
const monogram = {
  quantity: 1,
  orderType: '',
  profileGuid: '',
  design: { templateName: '', sku: '9', locationName: '', personalization: [element] },
};

const shop = async () => {
  const example = await serving();
  example.dependencies.put({ products: [exampleProduct({ sku: skuOf('9'), personalizationType: 700 })] });
  const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await example.browser.ask({ method: 'POST', url, body, headers });
    return { answer, result: answer.statusCode === 200 ? answer.json() : [answer.statusCode, tagOf(answer)] };
  };
  return { ...example, post };
};

describe('personalization, over HTTP', () => {
  it('[PERS-02] [API-01] sixty designs a minute are saved from one network address, then 429; other calls continue', async () => {
    const { post } = await shop();
    for (let place = 1; place <= 60; place += 1)
      expect((await post(SAVE, { ...design, line1: `A ${place}` })).answer.statusCode).toBe(200);
    const { answer, result } = await post(SAVE, design);
    expect(result).toEqual([429, 'TooManyRequests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post(CONFIRM, monogram)).answer.statusCode).toBe(200);
  });

  it('[API-01] [PERS-02] a monogram is confirmed', async () => {
    const { post } = await shop();
    expect((await post(CONFIRM, monogram)).result).toEqual({
      isSuccess: true,
      images: [exampleProduct().images.desktop],
      lines: ['A & J'],
      priceMessage: '+ $15.00 personalization',
      returnPolicyMessage: 'Personalized gifts can’t be returned',
      hasError: false,
    });
  });
});
