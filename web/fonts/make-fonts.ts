import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

// Makes inter.woff2 from the published Inter. Run it with `node web/fonts/make-fonts.ts` after changing the characters;
// the result is checked in, so that neither the build nor the tests need the source font.

/** ASCII and Latin-1, which hold the text of the product and the letters of Portuguese and French place names. */
const PLAIN = range(0x20, 0x7e) + range(0xa0, 0xff)
/** Hausa, Yoruba, Igbo and Tiv letters, with the combining marks for tone and the dot below. */
const NIGERIAN =
  'ɓƁɗƊƙƘƴƳẹẸọỌṣṢịỊụỤńŃǹǸḿḾṅṄạẠẓẒɛƐɔƆŋŊǝƏĀāĒēĪīŌōŪū' +
  '\u0300\u0301\u0302\u0303\u0304\u0307\u0308\u030c\u0323'
/** Punctuation and signs of the figures. Inter has no hatch or marker beyond these. */
const SIGNS = '–—‘’“”…•·₦≤≥±−×÷≈≠→←↑↓↗▲▼▶◀●◆■○◇□✓✕★♥′″‰½¼¾²³⁄‹›«»'

const require = createRequire(import.meta.url)
const source = require.resolve('inter-ui/variable/InterVariable.woff2')
const folder = fileURLToPath(new URL('.', import.meta.url))

const font = await subsetFont(await readFile(source), PLAIN + NIGERIAN + SIGNS, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 14, wght: { min: 400, max: 700, default: 400 } },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'tnum', 'locl', 'case'],
  noHinting: true,
})
await writeFile(`${folder}inter.woff2`, font)
await copyFile(require.resolve('inter-ui/LICENSE.txt'), `${folder}LICENSE.txt`)

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
