import { sites } from '@gift-registry/domain/testing/arbitrary';
import { themeTokens } from '../packages/ui/src/theme/index.ts';
import './token-table.css';

const sheets = import.meta.glob<string>('../packages/ui/src/theme/sites/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const variablesOf = (site: string): ReadonlyMap<string, string> =>
  new Map(
    [...(sheets[`../packages/ui/src/theme/sites/${site}.css`] ?? '').matchAll(/^ {2}--([a-z0-9-]+): (.+);$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

const columns = Object.values(sites).map(({ id, name }) => ({ id, name, values: variablesOf(id) }));
const isColor = (value: string): boolean => value.startsWith('#');

/** Every token of the theme with its value on each site; a site without one has that of the first. */
export const TokenTable = () => (
  <table className="tokens">
    <thead>
      <tr>
        <th>Token</th>
        <th>What it is for</th>
        {columns.map(({ id, name }) => (
          <th key={id}>{name}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Object.entries(themeTokens).map(([token, purpose]) => (
        <tr key={token}>
          <th scope="row">
            <code>{token}</code>
          </th>
          <td>{purpose}</td>
          {columns.map(({ id, values }) => {
            const value = values.get(token) ?? '';
            return (
              <td key={id}>
                {isColor(value) && <span className="swatch" style={{ background: value }} />}
                {value}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
