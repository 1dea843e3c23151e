import { languageOfAddress, type Site, type Sites, siteIn, siteOfHost } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site with the requested host (SITE-01), in the language of the address (LANG-01). */
    readonly site: Site;
  }
}

/** Adds `site` to every request. */
export const requestSites = (service: FastifyInstance, sites: Sites): void => {
  service.decorateRequest('site', {
    getter() {
      return siteIn(siteOfHost(sites, this.host), languageOfAddress(this.originalUrl));
    },
  });
};
