import type { FastifyReply } from 'fastify';

/**
 * What a page may load: only from here; no script in the page, styles in the page only under the nonce of this answer. Style attributes are
 * allowed, for the component library sets its measures there.
 */
const contentSecurityPolicy = (nonce: string | undefined): string =>
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
    "form-action 'self'",
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

/** Lets this answer's page carry style elements marked with the nonce. */
export const allowStyles = (reply: FastifyReply, nonce: string): FastifyReply =>
  reply.header('content-security-policy', contentSecurityPolicy(nonce));

/** Lets nothing run or load in an answer that is not a page, should anybody open it as one (PHOTO-07). */
export const allowNothing = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");

/** Lets this answer's page ask for the camera (ADD-08); no other page may. */
export const allowCamera = (reply: FastifyReply): FastifyReply =>
  reply.header('permissions-policy', permissions('(self)'));
