import { tagged } from './refusal.ts';

/** What a signature covers besides its time: the path with its query as the service gets it, and the body byte for byte. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** The text that is signed: four parts with line feeds between them, which only the last one can contain (REP-01). */
export const signedText = (timestamp: string, { method, path, body }: SignedRequest): string =>
  [timestamp, method, path, body].join('\n');

/** The form of that text, for people. */
export const SIGNED_TEXT = '{X-Timestamp}\\n{method}\\n{path}\\n{body}';

/** Refusals of the calls that are signed. */
export const signatureRefusals = [
  tagged('ReportsNotSetUp', {}),
  tagged('SignatureInvalid', {}),
  tagged('SignatureStale', {}),
] as const;

/** Tells a sender who signs anything else, such as the body alone, what to sign. */
export const signatureMessage = ({ _tag }: { readonly _tag: string }): string | undefined =>
  _tag === 'SignatureInvalid'
    ? `X-Signature must be the HMAC-SHA256 of "${SIGNED_TEXT}" in hexadecimal digits, where \\n is a line feed and {path} is that of this request.`
    : undefined;
