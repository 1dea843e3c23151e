/** What is true of all calls, in Markdown. */
export const INTRODUCTION = `The calls of the gift registry. The document is made from the table of calls that service and client share.

- **Site.** The \`Host\` that is asked for says which site answers, with its catalogue, currency and tax.
- **Who.** A signed-in browser sends the cookie \`session\`. A cart belongs to the cookie \`visitor\` of one site.
- **Writes** from a browser come from a page of the same origin. Whoever else writes sends the \`Origin\` of the site, or signs the request where that is asked for.
- **Failed answers** are \`{"isSuccess": false, "error": {"_tag": …}}\`. The tag says why; it is stable, and new ones may be added.
- **Objects of answers** may get more properties. Objects of requests may have no others than the ones named here.
- **Repeats.** A request with an \`Idempotency-Key\` counts once. Repeat what got no answer, 409 \`RequestInProgress\` or 503 under the same key.
- **\`X-Request-Id\`.** One that is sent is answered and logged; else the service makes one.
- Paths are served with and without a slash at the end.`;
