/** The stack frames of an error in our own code, without the message, which may contain personal data (ANA-02). */
export const errorPlace = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .replace(error.message, () => '')
        .split('\n')
        .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line) && !/node_modules|node:/.test(line))
        .slice(0, 3)
        .map((line) => line.trim())
        .join(' < ')
    : '';
