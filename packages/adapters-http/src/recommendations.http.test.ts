import type { Log, PodAnswer } from '@gift-registry/domain';
import { exampleRecommendation, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { memoryLog } from '@gift-registry/domain/testing/memory';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { recommendationsHttp } from './recommendations.http.ts';
import { fakeService, fakeServiceAnswering } from './testing/fake-service.ts';
import { calls, wholePod } from './wire/index.ts';

const items = [exampleRecommendation(), exampleRecommendation({ sku: skuOf('7'), hasCustomOrderConfirmation: true })];
const pod: PodAnswer = { items, title: 'Most Loved', resultId: 'r-1', length: 2 };
const body = calls.readPod.answer.encode(sites.main, wholePod(pod));
const silent: Log = { write: () => () => undefined };

describe('recommendations over HTTP', () => {
  it('[REC-01] [REC-07] a pod is requested with its own parameters and the caller’s', async () => {
    const { connection, sent } = fakeServiceAnswering(200, body);
    const found = recommendationsHttp(connection, silent).pod('most-loved', {
      Item_Id: ['4821', '', 'a&b'],
      showShopAll: true,
      zone: '',
    });
    expect(await found()).toEqual(E.right(pod));
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET http://localhost:3000/recommendation/index?limit=25&showaddtocart=false&showshopall=true&item_id=4821%2Ca%26b&podid=most-loved',
    ]);
  });

  it('[REC-02] an unknown id is logged as "podid not found", and nothing is sent', async () => {
    const { connection, sent } = fakeServiceAnswering(200, body);
    const log = memoryLog();
    expect(await recommendationsHttp(connection, log).pod('most-hated', {})()).toEqual(E.left({ _tag: 'PodNotFound' }));
    expect(sent).toEqual([]);
    expect(log.entries()).toEqual([
      { level: 'error', tag: 'recommendation.pod-unknown', data: { podId: 'most-hated' } },
    ]);
  });

  it('[REC-02] so is one that the service does not know', async () => {
    const { connection } = fakeServiceAnswering(404, { isSuccess: false, error: { _tag: 'PodNotFound' } });
    const log = memoryLog();
    expect(await recommendationsHttp(connection, log).pod('most-loved', {})()).toEqual(E.left({ _tag: 'PodNotFound' }));
    expect(log.entries().map(({ tag }) => tag)).toEqual(['recommendation.pod-unknown']);
  });

  it('[REC-01] a limit that is none is not sent', async () => {
    const { connection, sent } = fakeServiceAnswering(200, body);
    expect(await recommendationsHttp(connection, silent).pod('most-loved', { limit: 51 })()).toEqual(
      E.left({ _tag: 'BadRequest', reason: 'limit: must be a whole number from 1 to 50' }),
    );
    expect(sent).toEqual([]);
  });

  it.each([201, 204, 304, 400, 404, 418, 429, 500, 503])(
    '[REC-03] the status %d is reported as it is',
    async (status) => {
      const { connection } = fakeServiceAnswering(status, {});
      expect(await recommendationsHttp(connection, silent).pod('most-loved', {})()).toEqual(
        E.left({ _tag: 'NotOk', status }),
      );
    },
  );

  it('[REC-03] a missing answer and an unreadable one are reported as such', async () => {
    const away = fakeService(() => Promise.reject(new TypeError('no network'))).connection;
    expect(await recommendationsHttp(away, silent).pod('most-loved', {})()).toEqual(E.left({ _tag: 'Unavailable' }));
    for (const unreadable of [null, [], {}, { items: {}, title: '', resultId: '' }, { items: [], resultId: '' }])
      expect(
        await recommendationsHttp(fakeServiceAnswering(200, unreadable).connection, silent).pod('most-loved', {})(),
      ).toMatchObject(E.left({ _tag: 'UnreadableResponse' }));
  });

  it('[REC-03] one call does not remember the status of another', async () => {
    let calledBefore = false;
    const { connection } = fakeService(async () => {
      if (calledBefore) throw new TypeError('no network');
      calledBefore = true;
      return { status: 500, body: '' };
    });
    const found = recommendationsHttp(connection, silent).pod('most-loved', {});
    expect(await found()).toEqual(E.left({ _tag: 'NotOk', status: 500 }));
    expect(await found()).toEqual(E.left({ _tag: 'Unavailable' }));
  });

  it('[REC-07] one thing that cannot be read is dropped alone and logged', async () => {
    const [first, second] = JSON.parse(JSON.stringify(body)).items;
    const { connection } = fakeServiceAnswering(200, { ...pod, items: [first, { ...second, price: '14.95' }, null] });
    const log = memoryLog();
    expect(await recommendationsHttp(connection, log).pod('most-loved', {})()).toEqual(
      E.right({ ...pod, items: items.slice(0, 1), length: 1 }),
    );
    expect(log.entries().map(({ level, tag, data }) => [level, tag, data['place']])).toEqual([
      ['error', 'recommendation.unreadable', 1],
      ['error', 'recommendation.unreadable', 2],
    ]);
  });
});
