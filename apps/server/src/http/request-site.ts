import { languageOfAddress, type Site, type Sites, siteIn, siteOfHost } from '@gift-registry/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site with the requested host (SITE-01), in the language of the address (LANG-01). */
    readonly site: Site;
  }
}

/** Adds `site` to every request; looked up once per request, as most hooks and routes read it. */
export const requestSites = (service: FastifyInstance, sites: Sites): void => {
  const found = new WeakMap<FastifyRequest, Site>();
  service.decorateRequest('site', {
    getter() {
      const known = found.get(this);
      if (known !== undefined) return known;
      const site = siteIn(siteOfHost(sites, this.host), languageOfAddress(this.originalUrl));
      found.set(this, site);
      return site;
    },
  });
};
