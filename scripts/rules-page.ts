import { either as E, number as N, ord as Ord, readonlyArray as RA } from 'fp-ts';
import type { ProjectRule } from './project-rules.ts';
import { prose } from './prose.ts';
import type { RuleName } from './rule-names.ts';
import { type RuleSubject, ruleSubjects } from './rule-subjects.ts';

const INTRODUCTION = `What the gift registry decides, rule by rule. Every channel of the shop — web, till, kiosk, mail — asks the same rules of \`@gift-registry/domain\`.
[Using the rules](../../docs/using-the-rules.md) shows three channels at work; [the API](api/domain.api.md) has every type.

**How to read a rule.** The ids are the rows of [requirements.md](../../docs/requirements.md) that it answers for. The sentence is what the shop means. *Ask* has the names to import: from
\`@gift-registry/domain\`, or from the smaller door that is named behind them. Under *Always* stand its laws: each is in the title
of a test beside the rule. The example is run by the tests as it stands here: left of \`// =>\` what is asked, right of it the answer.

**Values in examples.** Money is in cents: \`1_495\` is 14.95. \`exampleItem()\`, \`skuOf('4821')\` and the like are in \`@gift-registry/domain/testing/arbitrary\`: \`exampleItem()\` is a dinner plate of which
3 of 8 are bought, \`exampleRegistry()\` Amelia's and Jonah's wedding registry with that plate on it. \`E\`, \`O\` and \`F\` are \`either\`, \`option\` and \`function\` of fp-ts: \`E.right\` is a
yes with its outcome, \`E.left\` a no with its reason, \`O.some\` something, \`O.none\` nothing. Types are left out: \`'4821'\` may stand where a
SKU belongs, and \`2_550\` where cents do; in TypeScript they are read first, with \`parseSku\` and \`cents\`.

This page is made of the comments that open the files of \`packages/domain/src\`.`;

const CONTENTS = 'Contents';
const INDEX = 'Index by row';

/** A word that is not written like the others. */
const spelling: Readonly<Record<string, string>> = { nla: 'NLA', sku: 'SKU', id: 'ID', url: 'URL' };

const headingOf = ({ stem }: ProjectRule): string => {
  const words = stem
    .split(/[-.]/)
    .map((word) => spelling[word] ?? word)
    .join(' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** The anchors that GitHub gives to headings, the second of the same name with a number. */
const anchorsOf = (headings: ReadonlyArray<string>): ReadonlyArray<string> => {
  const plain = headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return plain.map((anchor, at) => {
    const before = plain.slice(0, at).filter((other) => other === anchor).length;
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
};

const WIDEST = 100;

const exampleOf = (expression: string, expected: string): string => {
  const last = expression.split('\n').at(-1) ?? '';
  const joint = last.length + expected.length > WIDEST ? '\n' : ' ';
  return `${expression}${joint}// => ${expected}`;
};

const DOORS: ReadonlyArray<RuleName['door']> = ['/rules', '/keeping', ''];

/** What is imported to ask a rule, door by door. */
const namesOf = ({ names }: ProjectRule): string =>
  DOORS.flatMap((door) => {
    const behind = names.filter((each) => each.door === door).map(({ name }) => `\`${name}\``);
    return behind.length === 0 ? [] : [`${behind.join(', ')}${door === '' ? '' : ` (\`${door}\`)`}`];
  }).join(' · ');

/** The rules of a row, those first that name it first: it is their own. */
const byNearness = (id: string) => RA.sort(Ord.contramap((rule: ProjectRule) => rule.ids.indexOf(id))(N.Ord));

const ruleSection = (rule: ProjectRule): string => {
  const examples = rule.examples.flatMap((example) =>
    E.isRight(example) ? [exampleOf(example.right.expression, example.right.expected)] : [],
  );
  return [
    `### ${headingOf(rule)}`,
    `${rule.ids.map((id) => `\`${id}\``).join(' ')} · [rule](../../${rule.file}) · [test](../../${rule.test})`,
    `*Ask* ${namesOf(rule)}`,
    prose(rule.sentence),
    '*Always:*',
    rule.laws.map((law) => `- ${prose(law)}`).join('\n'),
    ...(examples.length > 0 ? [`\`\`\`js\n${examples.join('\n\n')}\n\`\`\``] : []),
  ].join('\n\n');
};

/** The folders that have rules and no line of their own among the subjects. */
export const unknownSubjects = (rules: ReadonlyArray<ProjectRule>): ReadonlyArray<string> => [
  ...new Set(rules.map(({ subject }) => subject).filter((name) => !ruleSubjects.some(({ folder }) => folder === name))),
];

/** The whole page, the same for the same rules. */
export const rulesPage = (rules: ReadonlyArray<ProjectRule>): string => {
  const parts = ruleSubjects
    .map((about: RuleSubject) => ({ about, its: rules.filter(({ subject }) => subject === about.folder) }))
    .filter(({ its }) => its.length > 0);
  const told = parts.flatMap(({ its }) => its);
  const anchors = anchorsOf([
    'Rules',
    CONTENTS,
    INDEX,
    ...parts.flatMap(({ about, its }) => [about.title, ...its.map(headingOf)]),
  ]);
  const anchorAt = new Map(
    parts.flatMap(({ about, its }) => [about, ...its]).map((each, at) => [each, anchors[at + 3]]),
  );
  const link = (text: string, to: RuleSubject | ProjectRule): string => `[${text}](#${anchorAt.get(to)})`;
  const ids = [...new Set(told.flatMap((rule) => rule.ids))].sort();
  return `${[
    '# Rules',
    INTRODUCTION,
    `${told.length} rules in ${parts.length} subjects.`,
    `## ${CONTENTS}`,
    [
      ...parts.map(
        ({ about, its }) =>
          `- **${link(about.title, about)}** ${its.map((rule) => link(headingOf(rule), rule)).join(' · ')}`,
      ),
      `- **[${INDEX}](#${anchors[2]})**`,
    ].join('\n'),
    `## ${INDEX}`,
    [
      '| row | rules |',
      '|---|---|',
      ...ids.map((id) => {
        const its = byNearness(id)(told.filter((rule) => rule.ids.includes(id)));
        return `| ${id} | ${its.map((rule) => link(headingOf(rule), rule)).join(' · ')} |`;
      }),
    ].join('\n'),
    ...parts.flatMap(({ about, its }) => [`## ${about.title}`, about.about, ...its.map(ruleSection)]),
  ].join('\n\n')}\n`;
};
