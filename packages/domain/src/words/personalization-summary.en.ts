/** What stands before the parts of a personalization's summary (PERS-03). */
export const personalizationSummaryWords = {
  title: 'Personalization',
  font: 'Font',
  /** The lines are numbered from 1. */
  line: (number: number): string => `Line ${number}`,
  color: 'Color',
  picture: (name: string): string => `${name} as it was personalized`,
} as const;
