import { isThemeToken, themeTokens, tokenValue } from '@gift-registry/domain';
import { demoThemes, siteIds, sites } from '@gift-registry/domain/testing/arbitrary';
import './token-table.css';

const tokens = Object.keys(themeTokens).filter(isThemeToken);
const columns = siteIds.map((id) => ({ id, name: sites[id].name, theme: demoThemes[id] }));

/** Every token of the theme with its value on each site. */
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
      {tokens.map((token) => (
        <tr key={token}>
          <th scope="row">
            <code>{token}</code>
          </th>
          <td>{themeTokens[token].use}</td>
          {columns.map(({ id, theme }) => {
            const value = tokenValue(theme, token);
            return (
              <td key={id}>
                {themeTokens[token].property === 'color' && <span className="swatch" style={{ background: value }} />}
                {value}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
