import { expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { bubbleFrames, frameAt } from './bubble-frames.ts'

const reference = aReference([aSource(2, 'Survey A')], [anIndicator(7), anIndicator(8)])

function framesOf(flags: Readonly<Record<string, readonly Flag[]>>) {
  const points = Object.entries(flags).flatMap(([period, own]) =>
    [7, 8].flatMap((indicator) =>
      [8, 9].map((state) => aPoint(2, state, period, 50, { indicator, flags: own })),
    ),
  )
  const axis = (indicator: number) => ({ indicator, source: 2 })
  return bubbleFrames({ table: tableOf(points), reference, x: axis(7), y: axis(8), size: null })
}

test.each<[string, Readonly<Record<string, readonly Flag[]>>, number | null, number]>([
  ['the newest whole one', { 2020: [], 2021: ['partial_period'], 2030: ['projection'] }, null, 2020_000],
  ['a part of a year where it is asked for', { 2020: [], 2021: ['partial_period'] }, 2021_000, 2021_000],
  ['the newest where none is whole', { 2020: ['projection'], 2021: ['projection'] }, null, 2021_000],
])('the frame that opens: %s', (_, flags, asked, period) => {
  expect(frameAt(framesOf(flags), asked)?.period).toBe(period)
})
