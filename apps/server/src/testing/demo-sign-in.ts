/** The account that owns the registries of the demo; apart from its shop, which drills and benchmarks do not read. */
export const DEMO_SIGN_IN = { email: 'demo@example.com', password: 'demo-registry' } as const;
