import type { Language, PopupBlock } from '@gift-registry/domain';

/** Paragraphs and lists of a text; `listClass` is the class of its lists, `lang` its language where that is not the page's. */
export const PopupText = ({
  blocks,
  listClass,
  lang,
}: {
  readonly blocks: ReadonlyArray<PopupBlock>;
  readonly listClass?: string | undefined;
  readonly lang?: Language | undefined;
}) =>
  blocks.map((block) =>
    block._tag === 'Paragraph' ? (
      <p key={block.text} lang={lang}>
        {block.text}
      </p>
    ) : (
      <ul key={block.items.join()} className={listClass} lang={lang}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
