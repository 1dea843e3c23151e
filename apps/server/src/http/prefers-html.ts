const qualityOf = (parameters: ReadonlyArray<string>): number => {
  const [, quality] =
    /^q=(\d(?:\.\d{1,3})?)$/.exec(parameters.find((parameter) => parameter.startsWith('q=')) ?? '') ?? [];
  return quality === undefined ? 1 : Number(quality);
};

/** Whether an `Accept` header asks for a page before it asks for JSON, as a browser does that follows a link; who names neither gets JSON. */
export const prefersHtml = (accept = ''): boolean => {
  const [first] = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .map(([type, ...parameters]) => ({ type, quality: qualityOf(parameters) }))
    .filter(({ type, quality }) => (type === 'text/html' || type === 'application/json') && quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return first?.type === 'text/html';
};
