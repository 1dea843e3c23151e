/** What stands below fields for a person's name (NAME-01). */
export const personNameMessages = {
  lastNameHelp: 'Leave it blank if you go by one name.',
} as const;
