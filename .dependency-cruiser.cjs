/*
 * The direction of imports. Every rule is anchored on paths and has a planted violation in scripts/boundary-probes.ts that must fire.
 * Tests, stories and the suites under testing/ may look further than what they try.
 */
const proof = '(\\.test\\.tsx?$|\\.stories\\.tsx$|/testing/)';

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'The rules stand on fp-ts and rxjs alone.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: proof },
      to: { pathNot: ['^packages/domain/src', 'node_modules/(fp-ts|rxjs)/'] },
    },
    {
      name: 'subjects-have-one-door',
      comment: 'Another subject is entered through its index.',
      severity: 'error',
      from: { path: '^packages/domain/src/([^/]+)/' },
      to: { path: '^packages/domain/src/[^/]+/', pathNot: ['^packages/domain/src/$1/', '/index\\.ts$'] },
    },
    {
      name: 'rules-know-no-ports',
      comment: 'Only services and messages know what a channel asks for.',
      severity: 'error',
      from: {
        path: '^packages/domain/src/(?!ports/|messages/|index\\.ts|providers\\.ts)',
        pathNot: ['\\.service\\.ts$', proof],
      },
      to: { path: '^packages/domain/src/ports/' },
    },
    {
      name: 'adapters-know-only-domain',
      severity: 'error',
      from: { path: '^packages/adapters-http/src' },
      to: { path: '^(apps|packages/(?!domain/|adapters-http/))' },
    },
    {
      name: 'wire-imports-domain-and-io-ts-only',
      severity: 'error',
      from: { path: '^packages/adapters-http/src/wire/', pathNot: proof },
      to: { pathNot: ['^packages/domain/src', '^packages/adapters-http/src/wire/', 'node_modules/(fp-ts|io-ts)/'] },
    },
    {
      name: 'plain-rules-import-domain-and-wire-only',
      comment: 'What it imports is bundled into a package without dependencies.',
      severity: 'error',
      from: { path: '^packages/plain-rules/src/', pathNot: proof },
      to: {
        pathNot: [
          '^packages/domain/src/index\\.ts$',
          '^packages/adapters-http/src/wire/index\\.ts$',
          '^packages/plain-rules/src/',
          'node_modules/fp-ts/',
        ],
      },
    },
    {
      name: 'views-know-only-domain',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^(apps|packages/(?!domain/|ui/))' },
    },
    {
      name: 'streams-know-no-framework',
      severity: 'error',
      from: { path: '^packages/ui/src/.*\\.stream\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|@mantine/[^/]+|@tabler/[^/]+|@tanstack/[^/]+)/' },
    },
    {
      name: 'views-do-not-decide',
      comment: 'A view holds no operators and no Either: it switches on a model.',
      severity: 'error',
      from: { path: '^packages/ui/src/.*\\.tsx$', pathNot: proof },
      to: { path: 'node_modules/(rxjs|fp-ts)/' },
    },
    {
      name: 'proofs-stay-out-of-the-product',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: proof },
      to: { path: '(^packages/domain/testing/|\\.test\\.tsx?$|\\.stories\\.tsx$|^apps/server/src/testing/)' },
    },
    {
      name: 'service-takes-the-wire-door-alone',
      severity: 'error',
      from: { path: '^apps/server/src', pathNot: proof },
      to: { path: '^packages/adapters-http/src/', pathNot: '^packages/adapters-http/src/(wire|openapi)/index\\.ts$' },
    },
    {
      name: 'service-knows-no-page-code',
      severity: 'error',
      from: { path: '^apps/server/src' },
      to: { path: '^(packages/ui/|apps/web/)' },
    },
    {
      name: 'web-knows-no-service-code',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'inversify-lives-in-the-composition-root',
      severity: 'error',
      from: { pathNot: ['^apps/web/src/composition-root\\.ts$', 'node_modules'] },
      to: { path: 'node_modules/inversify/' },
    },
    {
      name: 'the-router-lives-in-the-web-app',
      severity: 'error',
      from: { path: '^(packages|apps/server)/' },
      to: { path: 'node_modules/@tanstack/' },
    },
    {
      name: 'the-database-stays-behind-its-stores',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/(sql|database|migrations|seed)/', proof],
      },
      to: { path: 'node_modules/(pg|kysely|@electric-sql/[^/]+)/' },
    },
    {
      name: 'payment-modules-are-loaded-by-name',
      comment: 'No other code knows one.',
      severity: 'error',
      from: { pathNot: ['^apps/server/src/providers/payment-[^/]+/', 'node_modules', proof] },
      to: { path: ['^apps/server/src/providers/payment-[^/]+/', 'node_modules/(stripe|@stripe/[^/]+)/'] },
    },
    { name: 'no-circles', severity: 'error', from: { pathNot: 'node_modules' }, to: { circular: true } },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { couldNotResolve: true, pathNot: ['\\.css$', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|public)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
