import { looks } from 'virtual:shop-looks';
import { isThemeToken, themeTokens, tokenValue } from '@gift-registry/domain';
import './catalogue.css';

const tokens = Object.keys(themeTokens).filter(isThemeToken);

/** Every token of the theme with its value on each site. */
export const TokenTable = () => (
  <table className="catalogue-table">
    <thead>
      <tr>
        <th>Token</th>
        <th>What it is for</th>
        {looks.map(({ id, name }) => (
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
          {looks.map(({ id, theme }) => {
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
