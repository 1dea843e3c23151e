import fonts from '../demo/fonts/fonts.json' with { type: 'json' };

const urls = import.meta.glob<string>('../demo/fonts/*.woff2', { query: '?url', import: 'default', eager: true });

for (const { family, files, ...descriptors } of fonts)
  for (const { file, letters } of files)
    document.fonts.add(
      new FontFace(family, `url(${urls[`../demo/fonts/${file}`]})`, {
        ...descriptors,
        unicodeRange: letters,
        display: 'swap',
      }),
    );
