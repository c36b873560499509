import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

// Makes inter.woff2, inter-first.woff2, inter-signs.woff2 and letter-widths.ts from the published Inter. Run it with `node tools/fonts/make-fonts.ts` after changing
// the characters; the results are checked in, so that neither the build nor the tests need the source font.

/** ASCII and Latin-1, which hold the text of the product and the letters of Portuguese and French place names. */
const PLAIN = range(0x20, 0x7e) + range(0xa0, 0xff)
/** Hausa, Yoruba, Igbo and Tiv letters, with the combining marks for tone and the dot below. */
const NIGERIAN =
  'ɓƁɗƊƙƘƴƳẹẸọỌṣṢịỊụỤńŃǹǸḿḾṅṄạẠẓẒɛƐɔƆŋŊǝƏĀāĒēĪīŌōŪū' +
  '\u0300\u0301\u0302\u0303\u0304\u0307\u0308\u030c\u0323'
/** Punctuation and signs of the figures. Inter has no hatch or marker beyond these. */
const SIGNS = 'ρτ–—‘’“”…•·₦≤≥±−×÷≈≠→←↑↓↗▲▼▶◀●◆■○◇□△▽✓✕★♥′″‰½¼¾²³⁄‹›«»'
/** The letters and signs that pages have without a name from elsewhere. */
const FIRST = `${range(0x20, 0x7e)}\u00a0°±²½·×÷–—‘’“”…•‹›₦←↑→↓↗−≈≤≥■□▲△▶▼▽◆◇○●★♥✓`

const require = createRequire(import.meta.url)
const source = require.resolve('inter-ui/variable/InterVariable.woff2')
const folder = fileURLToPath(new URL('../../charts/fonts/', import.meta.url))

/**
 * The letters that people write beyond that: Latin, the phonetic letters, Greek, their marks and signs. Only
 * paper set by the server has them.
 */
const WRITTEN = [
  range(0x100, 0x2af) + range(0x300, 0x36f) + range(0x370, 0x3ff) + range(0x1e00, 0x1eff),
  range(0x2010, 0x2044) +
    range(0x2070, 0x209f) +
    range(0x20a0, 0x20bf) +
    range(0x2150, 0x22ff) +
    range(0x25a0, 0x25ff),
].join('')
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum', 'locl', 'case']
/** The features that a text of plain letters uses: distances between letters, digits of one width. */
const PLAIN_FEATURES = ['kern', 'tnum']

const letters = PLAIN + NIGERIAN + SIGNS
const published = await readFile(source)
const font = await subsetFont(published, letters, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 14, wght: { min: 400, max: 700, default: 400 } },
  keepFeatures: FEATURES,
  noHinting: true,
})
await writeFile(`${folder}inter.woff2`, font)
// Pages begin with the letters that nearly all of them need; the others come with the first text that has one (`base.css`).
const signs = [...(PLAIN + SIGNS)].filter((letter) => !FIRST.includes(letter)).join('')
for (const [name, cut] of [
  ['first', FIRST],
  ['signs', signs],
] as const) {
  const part = await subsetFont(published, cut, {
    targetFormat: 'woff2',
    variationAxes: { opsz: 14, wght: { min: 400, max: 700, default: 400 } },
    keepFeatures: PLAIN_FEATURES,
    noHinting: true,
  })
  await writeFile(`${folder}inter-${name}.woff2`, part)
}
await writeFile(`${folder}letter-widths.ts`, await widthsFile())
// Documents carry plain outlines of one weight each: readers of PDF know neither woff2 nor weights in between.
for (const weight of [400, 650]) {
  await writeFile(
    `${folder}inter-${weight}.ttf`,
    await outlines(published, { weight, letters, keepFeatures: [] }),
  )
}
// Paper set by the server is composed there, so its type brings along how letters and marks meet.
const slanted = await readFile(require.resolve('inter-ui/variable/InterVariable-Italic.woff2'))
await mkdir(`${folder}paper`, { recursive: true })
for (const [name, from, weight] of [
  ['regular', published, 400],
  ['bold', published, 650],
  ['italic', slanted, 400],
  ['bold-italic', slanted, 650],
] as const) {
  const cut = { weight, letters: letters + WRITTEN, keepFeatures: FEATURES }
  await writeFile(`${folder}paper/${name}.ttf`, await outlines(from, cut))
}
await copyFile(require.resolve('inter-ui/LICENSE.txt'), `${folder}LICENSE.txt`)

interface Cut {
  readonly weight: number
  readonly letters: string
  readonly keepFeatures: string[]
}

function outlines(from: Buffer, { weight, letters: kept, keepFeatures }: Cut): Promise<Buffer> {
  return subsetFont(from, kept, {
    targetFormat: 'truetype',
    variationAxes: { opsz: 14, wght: weight },
    keepFeatures,
    noHinting: true,
  })
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

/** How wide each letter is at both ends of the weights; in between the widths of this font change evenly. */
async function widthsFile(): Promise<string> {
  const [regular, bold] = await Promise.all([400, 700].map(widthsAt))
  const order = [...letters].filter((letter) => !/[\p{M}]/u.test(letter)).join('')
  return `// Made by tools/fonts/make-fonts.ts.

/** Widths in 1/2048 of the font size, in the order of \`letters\`. Combining marks have none. */
export const LETTER_WIDTHS = {
  unit: 2048,
  letters: ${JSON.stringify(order)},
  400: [${inOrder(order, regular)}],
  700: [${inOrder(order, bold)}],
}
`
}

async function widthsAt(weight: number): Promise<ReadonlyMap<string, number>> {
  const options = { targetFormat: 'truetype', variationAxes: { opsz: 14, wght: weight } } as const
  const pinned = create(await subsetFont(published, letters, options))
  const width = (letter: string) => pinned.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth
  return new Map([...letters].map((letter) => [letter, width(letter)]))
}

function inOrder(order: string, widths: ReadonlyMap<string, number> | undefined): string {
  return [...order].map((letter) => widths?.get(letter) ?? 0).join(', ')
}
