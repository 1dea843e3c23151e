import { encodeUrlComponent } from '@gift-registry/domain';

/** The path with its `{name}`s filled in; a missing parameter keeps its placeholder. */
export const fillPath = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined ? placeholder : encodeUrlComponent(value);
  });

/** The query string with its `?`, empty without parameters; undefined parameters are left out. */
export const queryOf = (query: Readonly<Record<string, string | undefined>>): string => {
  const written = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeUrlComponent(name)}=${encodeUrlComponent(value)}`],
  );
  return written.length === 0 ? '' : `?${written.join('&')}`;
};
