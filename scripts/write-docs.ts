/** Writes the reviewed API reports into docs/api, the schemas of a shop's files into docs/schema, and a website of the documents, the rules and the packages' exports into .data/docs/site. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { either as E, readonlyNonEmptyArray as RNEA } from 'fp-ts';
import { Application, Converter, ReflectionKind } from 'typedoc';
import { shopSchemas } from '../apps/server/src/shop/shop-schemas.ts';
import { apiFolder, DOMAIN_API, PLAIN_RULES_API, writeApiReports } from './package-api.ts';
import { domainPackage } from './packages.ts';
import { plainRulesPackage } from './plain-rules-package.ts';
import { type ProjectRule, projectRules } from './project-rules.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, '.data/docs');
const rulesFolder = join(output, 'rules');

/** A rule as Markdown. */
const ruleSection = ({ stem, ids, names, sentence, laws, examples }: ProjectRule): string => {
  const exampleLines = examples.flatMap((example) =>
    E.isRight(example) ? [`${example.right.expression} // => ${example.right.expected}`] : [],
  );
  return [
    `## ${names[0] ?? stem}`,
    [...ids, ...names].map((name) => `\`${name}\``).join(' '),
    sentence,
    laws.map((law) => `- ${law}`).join('\n'),
    `\`\`\`js\n${exampleLines.join('\n')}\n\`\`\``,
  ].join('\n\n');
};

/** The exports of the packages: import path and source file. */
const entryPoints = ['domain', 'adapters-http', 'plain-rules', 'ui'].flatMap((folder) => {
  const { name, exports }: { readonly name: string; readonly exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
  );
  return Object.entries(exports).map(([path, source]) => ({
    importPath: path.replace('.', name),
    file: join(root, 'packages', folder, source),
  }));
});

domainPackage.build();
await plainRulesPackage.pack();
for (const reviewed of [DOMAIN_API, PLAIN_RULES_API]) writeApiReports(apiFolder, reviewed);
mkdirSync(join(root, 'docs/schema'), { recursive: true });
for (const [file, schema] of Object.entries(shopSchemas())) writeFileSync(join(root, 'docs/schema', file), schema);

rmSync(output, { recursive: true, force: true });
mkdirSync(rulesFolder, { recursive: true });
const rulesBySubject = RNEA.groupBy(({ subject }: ProjectRule) => subject)(projectRules(root));
const rulePages = Object.entries(rulesBySubject).map(([subject, rules]) => {
  const page = join(rulesFolder, `${subject}.md`);
  writeFileSync(page, rules.map(ruleSection).join('\n\n'));
  return page;
});

const app = await Application.bootstrap({
  name: 'Gift registry',
  entryPoints: entryPoints.map(({ file }) => file),
  tsconfig: join(root, 'scripts/docs.tsconfig.json'),
  readme: join(root, 'README.md'),
  projectDocuments: [join(root, 'docs/*.md'), join(root, 'docs/adr/*.md'), ...rulePages],
  // Types are checked elsewhere.
  skipErrorChecking: true,
  excludeExternals: true,
  validation: false,
  logLevel: 'Warn',
});
app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const file = module.isDeclaration() ? module.sources?.[0]?.fullFileName : undefined;
    module.name = entryPoints.find((entryPoint) => entryPoint.file === file)?.importPath ?? module.name;
  }
});
const project = await app.convert();
if (project === undefined) throw new Error('the packages cannot be read');
await app.generateDocs(project, join(output, 'site'));
console.log('Written: docs/api, docs/schema, .data/docs/site/index.html');
