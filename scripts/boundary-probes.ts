/** A planted violation: a file with an import that the rule forbids. */
export interface BoundaryProbe {
  readonly rule: string;
  readonly file: string;
  readonly imports: string;
}

/** One row per rule: `imports` is written into `file`, where the rule must fire. */
export const boundaryProbes: ReadonlyArray<BoundaryProbe> = [
  { rule: 'domain-is-pure', file: 'packages/domain/src/list/a.ts', imports: 'react' },
  { rule: 'subjects-have-one-door', file: 'packages/domain/src/list/b.ts', imports: '../money/cents.ts' },
  { rule: 'rules-know-no-ports', file: 'packages/domain/src/list/c.ts', imports: '../ports/index.ts' },
  { rule: 'adapters-know-only-domain', file: 'packages/adapters-http/src/a.ts', imports: '../../ui/src/index.ts' },
  { rule: 'wire-imports-domain-and-io-ts-only', file: 'packages/adapters-http/src/wire/b.ts', imports: 'rxjs' },
  { rule: 'plain-rules-import-domain-and-wire-only', file: 'packages/plain-rules/src/a.ts', imports: 'rxjs' },
  { rule: 'views-know-only-domain', file: 'packages/ui/src/a.ts', imports: '../../adapters-http/src/index.ts' },
  { rule: 'streams-know-no-framework', file: 'packages/ui/src/list/a.stream.ts', imports: 'react' },
  { rule: 'views-do-not-decide', file: 'packages/ui/src/list/a.view.tsx', imports: 'rxjs' },
  {
    rule: 'proofs-stay-out-of-the-product',
    file: 'apps/web/src/a.ts',
    imports: '../../../packages/domain/testing/memory/index.ts',
  },
  {
    rule: 'service-takes-the-wire-door-alone',
    file: 'apps/server/src/b.ts',
    imports: '../../../packages/adapters-http/src/index.ts',
  },
  { rule: 'service-knows-no-page-code', file: 'apps/server/src/c.ts', imports: '../../../packages/ui/src/index.ts' },
  { rule: 'web-knows-no-service-code', file: 'apps/web/src/b.ts', imports: '../../server/src/sql/index.ts' },
  { rule: 'inversify-lives-in-the-composition-root', file: 'apps/web/src/c.ts', imports: 'inversify' },
  { rule: 'the-router-lives-in-the-web-app', file: 'packages/ui/src/b.ts', imports: '@tanstack/react-router' },
  { rule: 'the-database-stays-behind-its-stores', file: 'apps/server/src/routes/a.ts', imports: 'pg' },
  {
    rule: 'payment-modules-are-loaded-by-name',
    file: 'apps/server/src/routes/b.ts',
    imports: '../providers/payment-test/provider.ts',
  },
  { rule: 'no-circles', file: 'packages/domain/src/money/circle.ts', imports: './circle.ts' },
  { rule: 'everything-resolves', file: 'packages/ui/src/c.ts', imports: './nowhere.ts' },
];

/** Files of the project that the probes import. */
export const boundaryProbeTargets: ReadonlyArray<string> = [
  'packages/domain/src/money/cents.ts',
  'packages/domain/src/ports/index.ts',
  'packages/domain/testing/memory/index.ts',
  'packages/adapters-http/src/index.ts',
  'packages/ui/src/index.ts',
  'apps/server/src/providers/payment-test/provider.ts',
  'apps/server/src/sql/index.ts',
];

/** npm packages that the probes import. */
export const boundaryProbePackages: ReadonlyArray<string> = [
  'react',
  'rxjs',
  'inversify',
  '@tanstack/react-router',
  'pg',
];
