const qualityOf = (parameters: ReadonlyArray<string>): number => {
  const [, quality] =
    /^q=(\d(?:\.\d{1,3})?)$/.exec(parameters.find((parameter) => parameter.startsWith('q=')) ?? '') ?? [];
  return quality === undefined ? 1 : Number(quality);
};

/** Whether an `Accept` header prefers HTML to JSON, as a browser does when it follows a link; JSON when it names neither. */
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
