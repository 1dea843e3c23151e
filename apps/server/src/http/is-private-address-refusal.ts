/** Whether request-filtering-agent refused an address that is not public: with a plain `Error`. Every other failure of a connection has a code. */
export const isPrivateAddressRefusal = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !('code' in error);
