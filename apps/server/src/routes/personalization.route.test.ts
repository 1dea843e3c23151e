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

  const designs = [
    [{ line1: ' ' }, [422, 'DesignBlank']],
    [{ line2: 'x'.repeat(31) }, [422, 'DesignTooLong']],
    [{ font: 'x'.repeat(41) }, [422, 'DesignTooLong']],
    [{ personalizationType: 705 }, [422, 'NotPersonalizable']],
    [{ personalizationType: 3 }, [422, 'NotPersonalizable']],
    [{ sku: '4821', personalizationType: 0 }, [422, 'NotPersonalizable']],
    [{ sku: '77' }, [404, 'ProductNotFound']],
    [{ sku: '77', line1: '' }, [404, 'ProductNotFound']],
    [{ line1: ['A'] }, [400, 'BadRequest']],
    [{ hasError: false }, [400, 'BadRequest']],
  ] as const;
  it('[API-01] [PERS-02] a design is refused for what it lacks, has too much of, or is on', async () => {
    const { post } = await shop();
    for (const [changed, result] of designs)
      expect([changed, (await post(SAVE, { ...design, ...changed })).result]).toEqual([changed, result]);
  });

  it('[API-01] [PERS-02] a monogram is confirmed', async () => {
    const { post } = await shop();
    expect((await post(CONFIRM, monogram)).result).toEqual({
      isSuccess: true,
      images: [exampleProduct().images.desktop],
      lines: ['A & J'],
      priceMessage: '+ $15.00 personalization',
      returnPolicyMessage: 'Personalized items can’t be returned',
      hasError: false,
    });
  });

  const withTexts = (...texts: ReadonlyArray<string>) => ({
    ...monogram,
    design: { ...monogram.design, personalization: texts.map((text) => ({ ...element, text })) },
  });

  const monograms = [
    [withTexts('', ' '), [422, 'DesignBlank']],
    [withTexts('A', 'x'.repeat(31)), [422, 'DesignTooLong']],
    [{ ...monogram, quantity: 0 }, [422, 'QuantityOutOfRange']],
    [{ ...monogram, design: { ...monogram.design, sku: '4821' } }, [422, 'NotPersonalizable']],
    [{ ...monogram, design: { ...monogram.design, sku: '77' } }, [404, 'ProductNotFound']],
    [withTexts(), [400, 'BadRequest']],
    [{ ...monogram, quantity: '1' }, [400, 'BadRequest']],
    [{ ...monogram, more: 1 }, [400, 'BadRequest']],
  ] as const;
  it('[API-01] [PERS-02] a monogram is refused for the same', async () => {
    const { post } = await shop();
    for (const [body, result] of monograms) expect([body, (await post(CONFIRM, body)).result]).toEqual([body, result]);
  });

  it('[API-01] a foreign page saves nothing, and GET is 405', async () => {
    const { post, browser } = await shop();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await post(SAVE, design, foreign)).result).toEqual([403, 'ForeignOrigin']);
    const read = await browser.ask({ url: SAVE });
    expect([read.statusCode, read.headers['allow']]).toEqual([405, 'POST']);
  });
});
