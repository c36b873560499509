import { describe, expect, test } from 'vitest'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { writtenSvg } from '#charts/drawing/svg-node.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aSource } from '#tests/builders/made-up-country.ts'
import { againstNation } from './against-nation.ts'
import { smallTimes } from './over-time.ts'
import { smallMap } from './small-map.ts'
import { stripPicture } from './strip.ts'

const LOOK = { mode: 'light', fontScale: 1 } as const
const drawn = (picture: Picture) => writtenSvg(pictureSvg(picture, { id: 'small' }))
const COVERAGE = anIndicator(7, { nationalTarget: 80 })
const SURVEY = aSource(2, 'DHS')
const figure = (
  value: number,
  half: number,
): Omit<KeyFigure, 'answer' | 'pooled' | 'change' | 'bounded'> => ({
  indicator: COVERAGE,
  stated: {
    source: SURVEY,
    point: aPoint(2, 1, '2024', value, { lower: value - half, upper: value + half, intervalLevel: 95 }),
  },
  zone: null,
  nation: null,
  aim: { kind: 'national', value: 80, isBare: false, standing: 'missed' },
})

test('a strip of a share runs from 0 to 100, with mark, interval and target at their values', () => {
  const svg = drawn(stripPicture(figure(50, 10), { width: 114, height: 30, ...LOOK }))
  // Seven pixels are left at both ends, so that a hundred of them are the hundred per cent.
  expect(svg).toContain('cx="57" cy="15"')
  expect(svg).toContain('M47 15L67 15')
  expect(svg).toContain('M87 2L87 25')
})

describe('a course in a small room', () => {
  const point = (period: string, value: number, text: string, isBelow: boolean) => ({
    at: Number(period),
    point: aPoint(2, 1, period, value),
    classification: 'Survey' as const,
    words: { text, isBelow },
  })

  test('keeps its numbers on the surface and above its axis, however low, high or near the edge', () => {
    const points = [
      point('2008', 0.5, 'A source with a long name 0.5%', true),
      point('2018', 100, '100%', false),
      point('2024', 1, 'Another source with a name 1%', true),
    ]
    const times = points.map(({ at }) => [at, `${at}`] as const)
    const shown = { indicator: COVERAGE, lines: [{ look: 'own' as const, points }], times, hasTarget: true }
    const size = { width: 210, height: 165 }
    const svg = drawn(smallTimes(shown, english, { ...size, ...LOOK }))
    const foot = size.height - 24
    const words = [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]*%)</g)]
      .map(([, x, y, said]) => ({ x: Number(x), y: Number(y), said }))
      .filter(({ said }) => said?.includes('name') || said === '100%')
    expect(words.length).toBeGreaterThanOrEqual(3)
    expect(words.filter(({ x, y }) => x < 0 || x > size.width || y < 0 || y > foot)).toEqual([])
  })
})

test('a bar against the nation ends where its value stands on its scale, and no further than that', () => {
  const svg = drawn(againstNation(figure(50, 10), 40, { width: 102, height: 24, ...LOOK }))
  expect(svg).toContain('width="100" height="8"')
  expect(drawn(againstNation(figure(50, 10), 100, { width: 102, height: 24, ...LOOK }))).toContain(
    'width="50" height="8"',
  )
})

test('a small map draws the regions whose shapes are known, and the numbers of those that have one', () => {
  const ring = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ] as const
  const shape = { centre: [1, 1], width: 1, height: 1, bounds: [0, 0, 2, 2], rings: [ring] } as const
  const regions = [
    { id: 1, look: 'marked', number: '1' },
    { id: 2, look: 'ground' },
  ] as const
  const svg = drawn(smallMap(regions, new Map([[1, shape]]), { width: 100, height: 100, ...LOOK }))
  expect(svg.match(/<path/g)).toHaveLength(1)
  expect(svg).toContain('>1</text>')
})
