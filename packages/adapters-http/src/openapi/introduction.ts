/** The introduction of the document, in Markdown: rules that apply to all calls. */
export const INTRODUCTION = `The calls of the gift registry. The document is made from the table of calls that service and client share.

- **Site.** The \`Host\` that is asked for says which site answers, with its catalogue, currency and tax.
- **Who.** A signed-in browser sends the cookie \`session\`. A cart belongs to the cookie \`visitor\` of one site; of a page on another origin, to the \`Cart-Token\` that it sends. Servers send a service token.
- **Writes** come from a page of the same origin, of a listed other origin where the call needs no account, or with the \`Origin\` of the site; reports are signed or have a token.
- **Failed answers** are \`{"isSuccess": false, "error": {"_tag": …}}\`. The tag says why; it is stable, and new ones may be added.
- **Objects of answers** may get more properties. Objects of requests may have no others than the ones named here.
- **Repeats.** A request with an \`Idempotency-Key\` counts once. Repeat what got no answer, 409 \`RequestInProgress\` or 503 under the same key.
- **\`X-Request-Id\`.** One that is sent is answered and logged; else the service makes one.
- Paths are served with and without a slash at the end.`;
