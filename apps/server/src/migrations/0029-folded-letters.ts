import { type Kysely, type Migration, sql } from 'kysely';

const LETTERS = '[øłđðħıßæœþ]';
const LONGEST_WORD = 64;

/** A word or a key with what others write for letters of their own alphabets. */
const folded = (what: string) =>
  sql`replace(replace(replace(replace(translate(${sql.ref(what)}, 'øłđðħı', 'olddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`;

const foldedWords = (column: string) =>
  sql`(select array_to_tsvector(array_agg(distinct left(${folded('word')}, ${sql.lit(LONGEST_WORD)})))
    from unnest(tsvector_to_array(${sql.ref(column)})) as word)`;

/** Since words are told apart without such letters, what is kept by its words is as well. */
export const foldedLetters: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`update registries set name_words = ${foldedWords('name_words')}
      where name_words::text ~ ${LETTERS}`.execute(db);
    for (const column of ['words', 'name_words'])
      await sql`update products set ${sql.ref(column)} = ${foldedWords(column)}
        where ${sql.ref(column)}::text ~ ${LETTERS}`.execute(db);
    await sql`update products set name_key = ${folded('name_key')} where name_key ~ ${LETTERS}`.execute(db);
  },
};
