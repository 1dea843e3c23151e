import type { MigrationStep } from './migration-step.ts';

/** Adds the compounds of names to the words of products, as `withCompounds` of the domain makes them (ADD-09). */
export const compoundWords: MigrationStep = {
  name: '0007-expand-compound-words',
  release: 1,
  statements: [
    `update products
      set words = words || array_to_tsvector(compounds), name_words = name_words || array_to_tsvector(compounds)
      from (
        select sku as named, array_agg(left(word || next, 64)) as compounds
        from (
          select sku, word, lead(word) over (partition by sku order by place) as next
          from products, unnest(string_to_array(name_key, ' ')) with ordinality as words_of_name (word, place)
        ) as pairs
        where char_length(word) >= 3 and char_length(next) >= 3
        group by sku
      ) as found
      where sku = named`,
  ],
};
