import { addressOn, otherSite } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import { ownOrigin } from './same-origin.ts';

/**
 * What a page may load: only from here; no script in the page, style elements only in pages without the app, under the nonce of this answer. Style attributes are
 * allowed, for the component library sets its measures there. Forms go here, and lead on to the other brand's site alone (XB-03).
 */
const contentSecurityPolicy = (nonce: string | undefined, formsLeadTo = ''): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src-elem 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${formsLeadTo}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** What a page may ask of the device. */
const permissions = (camera: '()' | '(self)'): string => `camera=${camera}, geolocation=(), microphone=()`;

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions('()'),
} as const;

/** Puts the headers that every answer carries; transport security only where answers travel over https. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  ...always,
  'content-security-policy': contentSecurityPolicy(undefined),
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** The one other origin of the house to which a form of this site leads, by its exact host. */
const otherOrigin = (request: FastifyRequest): string => {
  const other = otherSite(request.site);
  return O.isSome(other) ? ` ${addressOn(other.value, ownOrigin(request), '')}` : '';
};

/** Lets this answer's page carry a form that leads on to the other brand's site. */
export const allowForms = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', contentSecurityPolicy(undefined, otherOrigin(reply.request)));

/** Lets this answer's page carry style elements marked with the nonce, and a form that leads on to the other brand's site. */
export const allowStyles = (reply: FastifyReply, nonce: string): FastifyReply =>
  reply.header('content-security-policy', contentSecurityPolicy(nonce, otherOrigin(reply.request)));

/** Lets nothing run or load in an answer that is not a page, should anybody open it as one (PHOTO-07). */
export const allowNothing = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");

/** How to read: Stripe's fields need the origins on the right beside what the directive on the left allows anyway. */
const ofStripe: ReadonlyArray<readonly [directive: string, origins: string]> = [
  ["script-src 'self'", 'https://js.stripe.com'],
  ["connect-src 'self'", 'https://api.stripe.com'],
];

/** Lets mail programs and other sites show this picture, which anybody may see anyway: those that draw emails in a browser would drop it otherwise. */
export const allowElsewhere = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-resource-policy', 'cross-origin');

/** Lets all pages show Stripe's own payment fields, which come in frames of its own; for a service that is paid by Stripe (CO-03). */
export const allowStripe = (service: FastifyInstance): void => {
  service.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy !== 'string' || !policy.startsWith("default-src 'self'")) return;
    const widened = ofStripe.reduce(
      (so, [directive, origins]) => so.replace(directive, `${directive} ${origins}`),
      policy,
    );
    reply.header('content-security-policy', `${widened}; frame-src https://js.stripe.com https://hooks.stripe.com`);
  });
};

/** Lets this answer's page ask for the camera (ADD-08); no other page may. */
export const allowCamera = (reply: FastifyReply): FastifyReply =>
  reply.header('permissions-policy', permissions('(self)'));
