import { demoSites, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { makeFirstPictures } from './first-pictures.ts';

const registries = [
  { grId: grIdOf('7310442'), site: 'main', as: 'A wedding' },
  { grId: grIdOf('7310443'), site: 'kids', as: 'A baby' },
] as const;

const shop = () => {
  const asked: string[] = [];
  const service = fastify();
  service.get('/gift-registry/guest-list/:grId', async (request, reply) =>
    reply
      .type('text/html')
      .send(
        Array.from(
          { length: 30 },
          (_, at) =>
            `<source srcset="/pictures/p${at}-mobile.webp 1x, /pictures/p${at}-mobileHiRes.webp 2x"><img src="/pictures/p${at}-desktop.webp">${request.url}`,
        ).join(''),
      ),
  );
  service.get('/pictures/:file', async ({ url, headers }) => {
    asked.push(`${headers.host} ${headers.accept} ${url}`);
    return '';
  });
  return { service, asked };
};

it('makes the files of each list’s first gifts on a window and on a phone, as browsers ask for them', async () => {
  const { service, asked } = shop();
  await makeFirstPictures(service, { registries }, demoSites, new AbortController().signal);
  expect(asked).toHaveLength(48);
  expect(asked.slice(0, 2)).toEqual([
    'localhost image/avif /pictures/p0-mobileHiRes.webp',
    'localhost image/avif /pictures/p0-desktop.webp',
  ]);
  expect(asked[24]).toBe('kids.localhost image/avif /pictures/p0-mobileHiRes.webp');
});

it('makes nothing once the service stops', async () => {
  const { service, asked } = shop();
  await makeFirstPictures(service, { registries }, demoSites, AbortSignal.abort());
  expect(asked).toEqual([]);
});
