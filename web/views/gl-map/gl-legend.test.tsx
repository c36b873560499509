import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { classRamp } from '#charts/colour/colour-ramp.ts'
import { mapModel } from '#charts/map/model.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { GlLegend } from './gl-legend.tsx'

/** The map of the states Northland, Snowland and Southland. */
function modelOf(points: readonly Point[], indicator: Partial<Indicator> = {}) {
  return mapModel({
    view: { kind: 'map', indicators: [7], sources: [2], locations: [1], periods: [], options: {} },
    table: tableOf(points),
    reference: aReference([aSource(2, 'DHS')], [anIndicator(7, indicator)]),
    currentYear: 2025,
    language: english,
  })
}

const states = (north: number, snow: number, south?: number) => [
  aPoint(2, 8, '2020', north),
  aPoint(2, 9, '2020', snow),
  ...(south === undefined ? [] : [aPoint(2, 10, '2020', south)]),
]

async function open(model: ReturnType<typeof modelOf>) {
  await openPart(<GlLegend model={model} mode="light" />)
  await screen.findAllByRole('list')
}

const classes = () => [...(screen.getAllByRole('list')[0]?.children ?? [])]
const hidden = (item: Element, tag: string) => item.querySelector(`${tag}[aria-hidden]`)?.textContent

test('each class has its colour, its count, and the limit at which it begins', async () => {
  const model = modelOf(states(12, 95))
  await open(model)
  const ramp = classRamp('light', model.classes.classes)
  const items = classes().slice(0, ramp.length)
  expect(items.map((item) => item.querySelector('.sr-only')?.textContent)).toEqual([
    ...['below 20: 1 state', '20 to 40: 0 states', '40 to 60: 0 states', '60 to 80: 0 states'],
    '80+: 1 state',
  ])
  expect(items.map((item) => hidden(item, 'span'))).toEqual(['', '20', '40', '60', '80'])
  expect(items.map((item) => hidden(item, 'small'))).toEqual(['1', '0', '0', '0', '1'])
})

test('the limits of percentages have their sign behind them, those of counts none', async () => {
  await open(modelOf(states(12, 95, 99)))
  expect(classes().at(-1)?.textContent).toBe('%')
})

test('limits of counts have no sign', async () => {
  await open(modelOf(states(120, 950, 990), { factor: 4, decimals: 0, denominator: '' }))
  expect(classes().map(({ textContent }) => textContent)).not.toContain('%')
})

test('a map of one figure has one class, in words, and no bars', async () => {
  await open(modelOf([aPoint(2, 8, '2020', 40), aPoint(2, 9, '2020', 40)]))
  expect(classes().filter((item) => item.textContent === '%')).toEqual([])
  expect(document.querySelector('svg rect')).toBeNull()
})

test('regions without a figure are named, and nothing is where all have one', async () => {
  await open(modelOf(states(12, 95)))
  expect(document.querySelector('[data-over=none]')).not.toBeNull()
  expect(document.querySelector('[data-over=wide]')).toBeNull()
})

test('a wide interval is named, and no other pattern', async () => {
  const wide = { lower: 5, upper: 90, intervalLevel: 95 }
  const [north, ...others] = states(40, 50, 60)
  await open(modelOf([...(north ? [{ ...north, ...wide }] : []), ...others]))
  expect(document.querySelector('[data-over=wide]')).not.toBeNull()
  expect(document.querySelector('[data-over=none]')).toBeNull()
})

const bars = () =>
  [...document.querySelectorAll('svg rect')].map((bar) =>
    ['x', 'y', 'height'].map((side) => Number(bar.getAttribute(side))),
  )

test('bars stand side by side from the foot, as high as they have figures, the highest as high as the picture', async () => {
  // From 10 to 50 in bars of two: two figures in the first, one in the last.
  await open(modelOf([...states(10, 11), aPoint(2, 10, '2020', 50)]))
  const all = bars()
  const heights = all.map(([, , height]) => height)
  expect(all.map(([x]) => x)).toEqual(all.map((_, at) => at + 0.05))
  expect([heights[0], heights.at(-1)]).toEqual([8, 4])
  expect(new Set(heights.slice(1, -1))).toEqual(new Set([0]))
  expect(all.every(([, y, height]) => (y ?? 0) + (height ?? 0) === 8)).toBe(true)
})

/** What is written below the bars, and where, in percent. */
const ends = () =>
  [...document.querySelectorAll<HTMLElement>('i[style*=left]')].map(({ textContent, style }) => [
    textContent,
    Math.round(Number.parseFloat(style.left)),
  ])

test('the limits stand at their places, and an end where no limit is beside it', async () => {
  await open(modelOf([...states(10, 11), aPoint(2, 10, '2020', 50)]))
  expect(ends()).toEqual([
    ['10', 0],
    ['20', 25],
    ['30', 50],
    ['40', 75],
    ['50', 100],
  ])
})
