import { results } from 'virtual:story-results';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

const checks = [
  ['passes as a test', ({ hasPassed }) => hasPassed],
  ['no finding of axe', ({ checks }) => checks.includes('a11y')],
  ['used by keyboard', ({ checks }) => checks.includes('keyboard')],
] as const satisfies ReadonlyArray<readonly [string, (result: (typeof results)[string]) => boolean]>;

/** Which states of a component the last run of its stories covered. */
export const StatesTable = () => {
  const stories = useContext(DocsContext).componentStories();
  const tested = stories.filter(({ id }) => results[id] !== undefined);
  if (tested.length === 0)
    return <p>The stories of this page have not run as tests here yet: `npm test` fills a table of what is covered.</p>;
  return (
    <table className="catalogue-table">
      <thead>
        <tr>
          <th>State</th>
          {checks.map(([title]) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tested.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {checks.map(([title, isTrue]) => (
              <td key={title}>{results[id] !== undefined && isTrue(results[id]) ? 'yes' : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
