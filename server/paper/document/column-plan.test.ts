import { describe, expect, test } from 'vitest'
import { measuredWidth } from '#charts/plot/measured-width.ts'
import { columnPlan } from './column-plan.ts'

const column = (head: string, numeric = false) => ({ head, numeric })
const ROW = [
  'Adamawa',
  'NDHS',
  'DTP-containing vaccine, third dose coverage (DPT 3 / Penta 3)',
  '2018',
] as const
const COLUMNS = [column('Location'), column('Source'), column('Indicator'), column('Period')]
const NUMBERS = [
  column('Value', true),
  column('Interval', true),
  column('Numerator', true),
  column('Denominator', true),
  column('Sample', true),
  column('Notes'),
]
const NOTE = 'Published value; the interval comes from a re-analysis of the survey'
const FIGURES = ['65.9%', '55.3% to 75.2% (90%)', '7,014,358', '19,551,204', '6,143', NOTE] as const

const widthsOf = (columns: typeof COLUMNS, rows: readonly (readonly string[])[], across: number) =>
  columnPlan({ columns, rows }, across)

describe('columns', () => {
  test.each([706, 620, 500, 360, 240])('break no number and no word on %i pixels', (across) => {
    const rows = [[...ROW, ...FIGURES]]
    const { size, parts } = widthsOf([...COLUMNS, ...NUMBERS], rows, across)
    for (const { columns, widths } of parts) {
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(across, 6)
      for (const [place, at] of columns.entries()) {
        const { head, numeric } = [...COLUMNS, ...NUMBERS][at] ?? expect.fail('a column of the table')
        const cell = rows[0]?.[at] ?? ''
        const pieces = [...head.split(' '), ...(numeric ? [cell] : cell.split(/ |(?<=-)/))]
        for (const piece of pieces) {
          expect(measuredWidth(piece, size), `${piece} in ${head}`).toBeLessThan(widths[place] ?? 0)
        }
      }
    }
    // Nothing is lost, and the first column stands in each part.
    expect([...new Set(parts.flatMap(({ columns }) => columns))].toSorted((a, b) => a - b)).toEqual([
      ...Array(10).keys(),
    ])
    expect(parts.every(({ columns }) => columns[0] === 0)).toBe(true)
  })

  test('of numbers break the words that say why there is none, and no number', () => {
    const [why, number] = ['has zones and states only', '19 551 204']
    const widthOf = (cell: string) =>
      widthsOf([column('Source'), column('Value', true), column('Notes')], [['NmDHS', cell, NOTE]], 240)
        .parts[0]?.widths[1] ?? 0
    expect(widthOf(why)).toBeLessThan(measuredWidth(why, 11.33))
    expect(widthOf(number)).toBeGreaterThan(measuredWidth(number, 11.33))
  })

  test('give what is left of the line to long texts', () => {
    const { parts } = widthsOf([...COLUMNS, ...NUMBERS], [[...ROW, ...FIGURES]], 900)
    const [location = 0, , indicator = 0] = parts[0]?.widths ?? []
    expect(location).toBeLessThan(90)
    expect(indicator).toBeGreaterThan(120)
  })

  test('get smaller type before they are parted', () => {
    const sizes = [900, 640, 580].map((across) => {
      const { size, parts } = widthsOf([...COLUMNS, ...NUMBERS], [[...ROW, ...FIGURES]], across)
      return [size, parts.length]
    })
    expect(sizes).toEqual([
      [11.33, 1],
      [9, 1],
      [9, 2],
    ])
  })
})
