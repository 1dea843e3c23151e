import { addressOn, otherSite } from '@gift-registry/domain';
import type { PageOrigins } from '@gift-registry/domain/providers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import type { InlineStyle } from '../site-look/site-look.ts';
import { ownOrigin } from './same-origin.ts';

/**
 * The content security policy of a page: everything is loaded from this origin; no inline scripts; style elements only
 * with the digests of these texts. Style attributes are allowed, since the component library uses
 * them for sizes. Forms may be sent here and redirected to the other brand's site only (XB-03).
 */
const contentSecurityPolicy = (styles: ReadonlyArray<InlineStyle> = [], formsLeadTo = ''): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src-elem 'self'", ...styles.map(({ source }) => source)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${formsLeadTo}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** The permissions policy of a page. */
const permissions = (camera: '()' | '(self)'): string => `camera=${camera}, geolocation=(), microphone=()`;

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions('()'),
} as const;

const overHttp: Readonly<Record<string, string>> = { ...always, 'content-security-policy': contentSecurityPolicy() };

const overHttps: Readonly<Record<string, string>> = {
  ...overHttp,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** The security headers of every response; strict transport security only over https. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? overHttps : overHttp;

/** The exact origin of the other brand's site, to which forms of this site may redirect. */
const otherOrigin = (request: FastifyRequest): string => {
  const other = otherSite(request.site);
  return O.isSome(other) ? ` ${addressOn(other.value, ownOrigin(request), '')}` : '';
};

/** Allows these style elements in a page, and a form that redirects to the other brand's site. */
export const allowStylesAndForms = (reply: FastifyReply, styles: ReadonlyArray<InlineStyle>): FastifyReply =>
  reply.header('content-security-policy', contentSecurityPolicy(styles, otherOrigin(reply.request)));

/** Forbids everything to run or load in a response that is not a page, in case somebody opens it as one (PHOTO-07). */
export const sandboxResponse = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");

/** Allows mail programs and other sites to show this picture, which is public anyway; webmail would otherwise drop it. */
export const allowCrossOriginUse = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-resource-policy', 'cross-origin');

/** The policy with further origins in its directives. */
const withOrigins = (policy: string, origins: PageOrigins): string =>
  Object.entries(origins).reduce((widened, [directive, allowed]) => {
    if (allowed.length === 0) return widened;
    return widened.includes(`; ${directive} `)
      ? widened.replace(`; ${directive} 'self'`, ['$&', ...allowed].join(' '))
      : `${widened}; ${directive} ${allowed.join(' ')}`;
  }, policy);

/** Allows these origins in all pages: those of the payment service's fields (CO-03). */
export const allowOrigins = (service: FastifyInstance, origins: PageOrigins): void => {
  if (Object.values(origins).every((allowed) => allowed.length === 0)) return;
  service.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string' && policy.startsWith("default-src 'self'"))
      reply.header('content-security-policy', withOrigins(policy, origins));
    done();
  });
};

/** Lets this answer's page ask for the camera (ADD-08); no other page may. */
export const allowCamera = (reply: FastifyReply): FastifyReply =>
  reply.header('permissions-policy', permissions('(self)'));
