import { type Site, type Sites, siteOfHost } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site whose host was asked for (SITE-01). */
    readonly site: Site;
  }
}

/** Lets every request tell which of the sites it is for. */
export const requestSites = (service: FastifyInstance, sites: Sites): void => {
  service.decorateRequest('site', {
    getter() {
      return siteOfHost(sites, this.host);
    },
  });
};
