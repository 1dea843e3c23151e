/** What service tokens are made for: reading what a guest sees; reporting orders, shipments, cancellations and returns; writing products; writing their stock (INT-02). */
export const serviceScopes = ['read', 'order-report', 'catalogue', 'stock'] as const;

export type ServiceScope = (typeof serviceScopes)[number];

/** How a retailer's server may make a call without a browser (INT-02). */
export interface ServerAccess {
  /** The scope that its token needs. */
  readonly scope: ServiceScope;
  /** Nobody else may make it. */
  readonly needsToken?: true;
  /** Instead of a token it may be signed, and then has no `Origin`; nobody else may make it (INT-04). */
  readonly isSigned?: true;
}

/** How servers may make the call; reading calls are open to the scope `read` where they say nothing else, and others to no token. */
export const serverAccessOf = ({
  method,
  servers,
}: {
  readonly method: string;
  readonly servers?: ServerAccess;
}): ServerAccess | undefined => servers ?? (method === 'GET' ? { scope: 'read' } : undefined);
