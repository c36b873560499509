import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { svgPdf } from './svg-pdf.ts'

const font = (weight: number) => readFileSync(new URL(`../fonts/inter-${weight}.ttf`, import.meta.url))
const FONTS = { regular: font(400), bold: font(650) }
const ABOUT = { title: 'Coats', subject: 'Coats by state', language: 'en' }

/** What is drawn: operators of PDF, a line each, of a drawing of 400 × 200 pixels. */
async function drawn(inside: string): Promise<readonly string[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${inside}</svg>`
  const file = Buffer.from(await svgPdf([svg], FONTS, ABOUT))
  const streams = file.toString('latin1').matchAll(/\/Length (\d+)>>\nstream\n/g)
  const contents = [...streams].map(({ index, 0: head, 1: length }) =>
    inflateSync(file.subarray(index + head.length, index + head.length + Number(length))).toString('latin1'),
  )
  const content = contents.find((one) => one.startsWith('0.75 0 0 -0.75'))
  return content?.split('\n') ?? []
}

const RECT = (x: number, y: number, width: number, height: number) => [
  `${x} ${y} m`,
  `${x + width} ${y} l`,
  `${x + width} ${y + height} l`,
  `${x} ${y + height} l`,
  `${x} ${y} l`,
  'h',
]

test('a pixel is three quarters of a point, and the page counts from its foot', async () => {
  const file = Buffer.from(await svgPdf(['<svg width="400" height="200"></svg>'], FONTS, ABOUT))
  expect(file.toString('latin1')).toContain('/MediaBox [0 0 300 150]')
  expect(await drawn('<rect width="1" height="1"/>')).toContain('0.75 0 0 -0.75 0 150 cm')
})

test.each([
  ['fill="#ff0000"', ['1 0 0 rg'], 'f'],
  ['fill="none" stroke="#0000ff"', ['0 0 1 RG 1 w', '0 J 0 j', '[] 0 d'], 'S'],
  [
    'fill="#ff0000" stroke="#000000" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="bevel"',
    ['1 0 0 rg', '0 0 0 RG 2.5 w', '1 J 2 j', '[] 0 d'],
    'B',
  ],
  ['fill="#ff0000" stroke="#000000" stroke-width="0"', ['1 0 0 rg'], 'f'],
  ['fill="#ff0000" fill-rule="evenodd"', ['1 0 0 rg'], 'f*'],
  [
    'fill="#ff0000" stroke="#000000" stroke-dasharray="4,2" fill-rule="evenodd"',
    ['1 0 0 rg', '0 0 0 RG 1 w', '0 J 0 j', '[4 2] 0 d'],
    'B*',
  ],
])('a box with %s', async (look, paint, painted) => {
  const box = `<rect x="10" y="20" width="30" height="40" ${look}/>`
  expect((await drawn(box)).slice(2, -1)).toEqual(['q', ...paint, ...RECT(10, 20, 30, 40), painted, 'Q'])
})

test.each([
  '<rect width="1" height="1" display="none"/>',
  '<g visibility="hidden"><rect width="1" height="1"/></g>',
  '<title>Coats</title>',
  '<rect width="1" height="1" fill="none"/>',
])('what is not seen draws nothing: %s', async (inside) => {
  const painted = (await drawn(inside)).filter((line) => /^(f|S|B)\*?$/.test(line))
  expect(painted).toEqual([])
})

test('opacity of a group, of a fill and of a stroke multiply; what is opaque says none', async () => {
  const group = (opacity: string) =>
    `<g opacity="${opacity}"><rect width="1" height="1" stroke="#000000" fill-opacity="0.5" stroke-opacity="0.25"/></g>`
  expect(await drawn(group('0.5'))).toContain('/G250x125 gs')
  expect(await drawn(group('1'))).toContain('/G500x250 gs')
  expect((await drawn('<rect width="1" height="1"/>')).filter((line) => line.endsWith('gs'))).toEqual([])
  // One of the two is enough.
  expect(await drawn('<rect width="1" height="1" fill-opacity="0.5"/>')).toContain('/G500x1000 gs')
})

test('what is marked says what it is and which mark it is, the rest is there to be seen only', async () => {
  const marked = await drawn('<g data-tag="H1"/><g/><g data-tag="Figure"/>')
  expect(marked.filter((line) => /BDC|BMC/.test(line))).toEqual([
    '/H1 <</MCID 0>> BDC',
    '/Artifact BMC',
    '/Figure <</MCID 1>> BDC',
  ])
})

test('a clip is cut out after the group was moved', async () => {
  const lines = await drawn(
    '<defs><clipPath id="c"><rect width="5" height="6"/></clipPath></defs><g clip-path="url(#c)" transform="translate(3 4)"><rect width="1" height="1"/></g>',
  )
  const at = lines.indexOf('1 0 0 1 3 4 cm')
  expect(lines.slice(at, at + 8)).toEqual(['1 0 0 1 3 4 cm', ...RECT(0, 0, 5, 6), 'W n'])
})

test.each([
  // 100 units in 50 pixels of height; the 50 pixels that are left stand on either side, and 5 units are cut off at the left.
  ['a wide box', 'x="10" y="20" width="100" height="50" viewBox="5 0 100 100"', '0.5 0 0 0.5 22.5 0 cm'],
  ['a high box', 'x="10" y="20" width="50" height="100" viewBox="0 10 100 100"', '0.5 0 0 0.5 0 20 cm'],
])('a drawing inside the drawing keeps its shape in the middle of %s', async (_, box, matrix) => {
  const lines = await drawn(`<svg ${box}><rect width="1" height="1"/></svg>`)
  const at = lines.indexOf('1 0 0 1 10 20 cm')
  expect(lines[at + 2]).toBe(matrix)
})

test('a drawing inside the drawing without units of its own has those around it', async () => {
  const lines = await drawn('<svg x="10" y="20" width="100" height="50"><rect width="1" height="1"/></svg>')
  expect(lines.filter((line) => line.endsWith('cm'))).toEqual(['0.75 0 0 -0.75 0 150 cm', '1 0 0 1 10 20 cm'])
})

test('what is used again stands where it is used', async () => {
  const lines = await drawn('<defs><rect id="r" width="2" height="3"/></defs><use href="#r" x="7" y="8"/>')
  const at = lines.indexOf('1 0 0 1 7 8 cm')
  expect(lines.slice(at + 1, at + 10)).toEqual(['q', '0 0 0 rg', ...RECT(0, 0, 2, 3), 'f'])
})

test('a hatch is drawn as often as the area needs it, in the grid of the pattern, cut at the edges of both', async () => {
  const lines = await drawn(
    '<defs><pattern id="h" x="2" y="3" width="10" height="20"><path d="M0 0L10 20" stroke="#000000" fill="none"/></pattern></defs>' +
      '<rect x="5" y="5" width="17" height="18" fill="url(#h)"/>',
  )
  // From 5 to 22 across and from 5 to 23 down: the grid begins at 2 and 3.
  const tiles = lines.filter((line) => line.startsWith('1 0 0 1'))
  expect(tiles).toEqual(['1 0 0 1 2 3 cm', '1 0 0 1 12 3 cm'])
  expect(lines.filter((line) => line === '0 0 10 20 re W n')).toHaveLength(2)
  const [begin, cut] = [lines.indexOf('5 5 m'), lines.indexOf('W n')]
  expect(lines.slice(begin, cut)).toEqual(RECT(5, 5, 17, 18))
})

test.each(['width="1" height="20"', 'width="10" height="1"'])('a pattern of %s is none', async (size) => {
  const lines = await drawn(
    `<defs><pattern id="h" ${size}><path d="M0 0L1 1" stroke="#000000"/></pattern></defs><rect width="9" height="9" fill="url(#h)"/>`,
  )
  expect(lines).not.toContain('W n')
})

/** The lines of text: font, size, whether it is a halo, its left edge and its base. */
async function texts(inside: string) {
  const lines = (await drawn(inside)).filter((line) => line.startsWith('BT'))
  return lines.map((line) => {
    const [, name, size, mode, left, base] =
      /^BT (\S+) (\S+) Tf (\d) Tr 1 0 0 -1 (\S+) (\S+) Tm/.exec(line) ?? []
    return { name, size: Number(size), isHalo: mode === '1', left: Number(left), base: Number(base) }
  })
}

describe('text', () => {
  test('stands left of its place, around it or right of it', async () => {
    const at = (anchor: string) => `<text x="100" y="50" font-size="10" text-anchor="${anchor}">Coats</text>`
    const [start, middle, end] = await texts(at('start') + at('middle') + at('end'))
    expect(start).toEqual({ name: '/R', size: 10, isHalo: false, left: 100, base: 50 })
    const wide = 100 - (end?.left ?? 0)
    // Five letters of ten pixels: half as wide as high, more or less.
    expect(wide).toBeGreaterThan(20)
    expect(wide).toBeLessThan(35)
    expect(middle?.left).toBeCloseTo(100 - wide / 2, 2)
  })

  test('in the middle of its line has its base 0.36 of its size below', async () => {
    const [text] = await texts('<text x="0" y="50" font-size="10" dominant-baseline="central">A</text>')
    expect(text?.base).toBe(53.6)
  })

  test('is sixteen pixels high where nothing is said, and bold from 550 on', async () => {
    const weights = ['400', '549', '550', 'bold']
    const found = await texts(weights.map((weight) => `<text font-weight="${weight}">A</text>`).join(''))
    expect(found.map(({ name, size }) => [name, size])).toEqual([
      ['/R', 16],
      ['/R', 16],
      ['/B', 16],
      ['/B', 16],
    ])
  })

  test('has its halo before its letters', async () => {
    const [halo, letters] = await texts('<text stroke="#ffffff" stroke-width="3">A</text>')
    expect([halo?.isHalo, letters?.isHalo]).toEqual([true, false])
    expect(await texts('<text stroke="#ffffff" stroke-width="0">A</text>')).toHaveLength(1)
    expect(await texts('<text fill="none">A</text>')).toHaveLength(0)
  })

  test('goes on in spans, each at its own place or at that of the text', async () => {
    const found = await texts('<text x="5" y="50"><tspan>A</tspan><tspan x="9" y="60">A</tspan></text>')
    expect(found.map(({ left, base }) => [left, base])).toEqual([
      [5, 50],
      [9, 60],
    ])
  })
})
