import { expect, test } from 'vitest'
import { dots, hatch, type Pattern } from './patterns.ts'

/** The pattern as a drawing: where a pixel is filled, and in which colours. */
function picture({ width, height, data }: Pattern): {
  readonly rows: string[]
  readonly colours: readonly string[]
} {
  const pixels = Array.from({ length: width * height }, (_, at) => [...data.slice(at * 4, at * 4 + 4)])
  const rows = Array.from({ length: height }, (_, row) =>
    pixels
      .slice(row * width, (row + 1) * width)
      .map(([, , , opacity]) => (opacity === 0 ? '.' : '#'))
      .join(''),
  )
  const filled = pixels.filter(([, , , opacity]) => opacity !== 0)
  return { rows, colours: [...new Set(filled.map((pixel) => pixel.join(' ')))] }
}

test('a hatch is lines at 45 degrees, every eight pixels, in its colour', () => {
  const { rows, colours } = picture(hatch('#12AB0F'))
  expect(rows.slice(0, 9)).toEqual([
    '##......##......',
    '#......##......#',
    '......##......##',
    '.....##......##.',
    '....##......##..',
    '...##......##...',
    '..##......##....',
    '.##......##.....',
    '##......##......',
  ])
  expect(rows).toHaveLength(16)
  expect(colours).toEqual(['18 171 15 255'])
})

test('dots are white, one in each eight pixels', () => {
  const { rows, colours } = picture(dots())
  const dot = ['........', '........', '..####..', '..####..', '..####..', '..####..', '........', '........']
  expect(rows).toEqual([...dot, ...dot].map((row) => row + row))
  expect(colours).toEqual(['255 255 255 255'])
})
