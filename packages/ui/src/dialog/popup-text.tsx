import type { PopupBlock } from '@gift-registry/domain';

/** Paragraphs and lists of a text; `listClass` is the class of its lists. */
export const PopupText = ({
  blocks,
  listClass,
}: {
  readonly blocks: ReadonlyArray<PopupBlock>;
  readonly listClass?: string | undefined;
}) =>
  blocks.map((block) =>
    block._tag === 'Paragraph' ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.items.join()} className={listClass}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
