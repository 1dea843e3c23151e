import type { WebVitals } from '@gift-registry/domain';
import { expect, it } from 'vitest';
import { newMetrics } from '../metrics.ts';
import { exampleService } from '../testing/example-service.ts';

it('[OPS-08] how fast pages were is read in the metrics, by kind of page and nothing else; other reports are refused, and too many', async () => {
  const metrics = newMetrics();
  const counted: Array<WebVitals> = [];
  const { service } = await exampleService({
    webVitalsPerMinute: 3,
    countWebVitals: (vitals) => {
      counted.push(vitals);
      metrics.countWebVitals(vitals);
    },
  });
  const report = (body: object, origin = 'http://localhost') =>
    service.inject({
      method: 'POST',
      url: '/api/web-vitals',
      headers: { host: 'localhost', origin, cookie: 'session=amelia' },
      payload: body,
    });
  const answered = await report({ page: 'guest-list', lcp: 1_830, inp: 96, cls: 0.02 });
  expect(answered.statusCode).toBe(200);
  expect(answered.headers['set-cookie']).toBeUndefined();
  expect((await report({ page: '/gift-registry/guest-list/7310442', lcp: 1 })).statusCode).toBe(400);
  expect((await report({ page: 'cart', lcp: 400 }, 'http://evil.example')).statusCode).toBe(403);
  expect((await report({ page: 'cart', cls: 0 })).statusCode).toBe(200);
  expect((await report({ page: 'cart', cls: 0 })).statusCode).toBe(429);
  expect(counted).toEqual([
    { page: 'guest-list', lcp: 1_830, inp: 96, cls: 0.02 },
    { page: 'cart', cls: 0 },
  ]);
  const text = await metrics.read();
  expect(text).toContain('web_vitals_lcp_seconds_bucket{le="1.5",page="guest-list"} 0');
  expect(text).toContain('web_vitals_lcp_seconds_bucket{le="2",page="guest-list"} 1');
  expect(text).toContain('web_vitals_inp_seconds_sum{page="guest-list"} 0.096');
  expect(text).toContain('web_vitals_cls_count{page="guest-list"} 1');
  expect(text).toContain('web_vitals_cls_bucket{le="0",page="cart"} 1');
  expect(text).not.toContain('web_vitals_lcp_seconds_count{page="cart"}');
  await service.close();
});
