import { ArgTypes, Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import './catalogue.css';
import { StatesTable } from './states-table.tsx';

/**
 * The docs page of a component: what it is for, and its main story with what can be tried on it. Where a story stands a view into an example page, the view has its prose and what it takes here, and
 * the controls are the example's.
 */
const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { whenToUse, whenNot }: { readonly whenToUse?: string; readonly whenNot?: string } = preparedMeta.parameters;
  const views = Object.entries(preparedMeta.subcomponents ?? {});
  return (
    <>
      <Title />
      <Description />
      {views
        .filter(([, view]) => view !== preparedMeta.component)
        .map(([name, view]) => (
          <Description key={name} of={view} />
        ))}
      {whenToUse !== undefined && (
        <p>
          <b>When to use</b>: {whenToUse}.
        </p>
      )}
      {whenNot !== undefined && (
        <p>
          <b>When not</b>: {whenNot}.
        </p>
      )}
      <Primary />
      {views.map(([name, view]) => (
        <section key={name}>
          <h2>{`What ${name} takes`}</h2>
          <ArgTypes of={view} />
        </section>
      ))}
      {views.length > 0 && <h2>What can be tried here</h2>}
      <div className="what-can-be-tried">
        <Controls />
      </div>
      <h2>What is covered</h2>
      <StatesTable />
      <Stories title="States" includePrimary={false} />
    </>
  );
};
export default ComponentPage;
