import { paths, type Sites } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import type { ShownDemo } from './demo-registries.ts';

/** The files of the first two rows on a common window and a common phone. */
const FILES = /\/pictures\/[\w.-]+-(?:desktop|mobileHiRes)\.webp/g;
const MOST_FILES = 24;

/**
 * Makes the pictures that the demo's lists open with, one after another, so that their first readers do not wait for
 * them. The signal ends it.
 */
export const makeFirstPictures = async (
  service: Pick<FastifyInstance, 'inject'>,
  { registries }: Pick<ShownDemo, 'registries'>,
  sites: Sites,
  stop: AbortSignal,
): Promise<void> => {
  for (const { grId, site } of registries) {
    const headers = { host: sites.find(({ id }) => id === site)?.hosts[0] ?? 'localhost', accept: 'image/avif' };
    if (stop.aborted) return;
    const { body } = await service.inject({ url: paths.guestList(grId), headers: { ...headers, accept: 'text/html' } });
    for (const url of [...new Set(body.match(FILES))].slice(0, MOST_FILES)) {
      if (stop.aborted) return;
      await service.inject({ url, headers });
    }
  }
};
