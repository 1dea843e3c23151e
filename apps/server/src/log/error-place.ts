/** Where in our own code an error arose: the frames alone, as the message of an error, also of many lines, may carry people's data (ANA-02). */
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
