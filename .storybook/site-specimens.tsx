import { looks } from 'virtual:shop-looks';

const shown = [
  ['Type and controls', 'theme-controls--try-it', 600],
  ['A card', 'card-item-card--try-it', 640],
  ['Filters', 'bar-list-bar--try-it', 200],
] as const;

/** The same few stories in each site of the shop. */
export const SiteSpecimens = () =>
  looks.map(({ id, name, style }) => (
    <section key={id}>
      <h2>{name}</h2>
      <p>
        Site <code>{id}</code>, style <code>{style}</code>
      </p>
      {shown.map(([title, story, height]) => (
        <iframe
          key={story}
          title={`${title}, ${name}`}
          src={`iframe.html?id=${story}&viewMode=story&globals=site:${id}`}
          style={{ width: '100%', height, border: 0 }}
          loading="lazy"
        />
      ))}
    </section>
  ));
