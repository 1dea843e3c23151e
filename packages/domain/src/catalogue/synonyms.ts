/** Words by which people call the same thing, one of each; whoever looks for one of a line finds them all. */
const synonyms: ReadonlyArray<ReadonlyArray<string>> = [
  ['couch', 'sofa', 'settee', 'loveseat'],
  ['silverware', 'flatware', 'cutlery'],
  ['gray', 'grey'],
  ['comforter', 'duvet'],
  ['rug', 'carpet'],
  ['skillet', 'frypan'],
  ['pitcher', 'jug', 'carafe'],
  ['trash', 'garbage', 'wastebasket', 'bin'],
  ['drape', 'curtain'],
  ['dresser', 'bureau'],
  ['stroller', 'pram'],
  ['diaper', 'nappy'],
  ['crib', 'cot'],
  ['dish', 'dinnerware', 'tableware'],
  ['glass', 'glassware', 'tumbler'],
  ['nightstand', 'bedside'],
  ['bookcase', 'bookshelf'],
  ['pillow', 'cushion'],
  ['cup', 'mug'],
  ['spatula', 'turner'],
  ['color', 'colour'],
  ['aluminum', 'aluminium'],
  ['jewelry', 'jewellery'],
  ['child', 'children', 'kid'],
];

const lines: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  synonyms.flatMap((line) => line.map((word) => [word, line.filter((other) => other !== word)] as const)),
);

/** The words that mean the same as this one; none for most. */
export const meaningTheSame = (word: string): ReadonlyArray<string> => lines.get(word) ?? [];
