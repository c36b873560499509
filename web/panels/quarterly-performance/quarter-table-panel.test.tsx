import { screen, within } from '@testing-library/preact'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { quarterTableModel } from '#charts/quarters/table-model.ts'
import type { QuartersView } from '#charts/quarters/view.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import { type Reporting, reportKey } from '#domain/quarters/reporting.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { QuarterTablePanel } from './quarter-table-panel.tsx'

const [COVER, DOSES] = [7, 9]
const reference = aReference(
  [aSource(2, 'Winter survey'), aSource(6, 'Registers', { classification: 'Routine' })],
  [
    anIndicator(COVER, { shortName: 'Cover' }),
    anIndicator(DOSES, { shortName: 'Doses', factor: 4, decimals: 0, denominator: '' }),
  ],
)

/** A count in each month of a quarter. */
const quarter = (place: number, months: readonly string[], count: number) =>
  months.map((month) => aPoint(6, place, month, count, { indicator: DOSES }))
const Q1_2022 = ['2022-01', '2022-02', '2022-03']
const Q4_2022 = ['2022-10', '2022-11', '2022-12']
const Q1_2023 = ['2023-01', '2023-02', '2023-03']

const POINTS = [
  ...quarter(1, Q1_2022, 200),
  ...quarter(1, Q4_2022, 400),
  ...quarter(1, Q1_2023, 500),
  ...quarter(8, Q1_2022, 50),
  ...quarter(8, Q4_2022, 40),
  // March has not come.
  ...quarter(8, Q1_2023.slice(0, 2), 30),
  aPoint(2, 8, '2021', 61.5),
]

const VIEW: QuartersView = {
  ...{ kind: 'quarters', indicators: [DOSES, COVER], sources: [6, 2], locations: [1] },
  ...{ periods: ['2023-Q1', '2021'], options: { shape: 'table', order: 'zone' } },
}

/** Northland has two LGAs: both reported in each month but the last, in which one did. */
const REPORTING: Reporting = {
  due: new Map([[8, 2]]),
  came: new Map(
    [...Q1_2022, ...Q4_2022, '2023-01', '2023-02'].map((month, at, { length }) => [
      reportKey(8, periodCode(month) ?? 0),
      at === length - 1 ? 1 : 2,
    ]),
  ),
}

async function open(view: Partial<QuartersView> = {}, reporting: Reporting | null = REPORTING) {
  const chosen: unknown[] = []
  const model = quarterTableModel(
    { view: { ...VIEW, ...view }, table: tableOf(POINTS), reference, currentYear: 2024, language: english },
    () => reporting,
  )
  const props = {
    shown: { choice: { model }, figures: { reference } },
    onChange: (change: object) => chosen.push(change),
  } as unknown as ComponentProps<typeof QuarterTablePanel>
  const part = await openPart(<QuarterTablePanel {...props} />)
  await screen.findByRole('table')
  return { ...part, chosen }
}

/** The words of each row, cell by cell. */
const rows = () =>
  screen.getAllByRole('row').map(({ children }) => [...children].map(({ textContent }) => textContent))
const rowOf = (place: string) => rows().find(([name]) => name === place)
const cellsOf = (place: string) => {
  const row = screen.getByRole('rowheader', { name: place }).closest('tr')
  return [...(row?.children ?? [])]
}

test('a count has its quarter, two changes, its course and its reports; a survey its figure alone', async () => {
  await open()
  const [groups, heads] = rows()
  expect(groups).toEqual(['', 'Doses Registers', 'Cover Winter survey', ''])
  expect(heads).toEqual([
    ...['Place', '2023 Q1', 'vs 2022 Q4', 'vs 2022 Q1', 'All quarters', 'LGA reports', '2021', 'Flags'],
  ])
  const widths = screen.getAllByRole('columnheader').map((head) => head.getAttribute('colspan'))
  expect(widths.slice(0, 2)).toEqual(['5', '1'])
  // 3 × 500 after 3 × 400 and 3 × 200; half of the six reports of the only state with LGAs.
  const told = rowOf('Aldovia')
  expect(told?.slice(1, 4)).toEqual([
    '1,500',
    '+25% ⚑ not supported by the reports',
    '× 2.5 ⚑ not supported by the reports',
  ])
  expect(told?.at(5)).toBe('50%')
  expect(told?.at(-1)).toBe('⚑ 50% of reports in 2023 Q1')
  const course = within(cellsOf('Aldovia')[4] as HTMLElement).getByRole('img')
  expect(course.getAttribute('aria-label')).toBe('All quarters: 2022 Q1: 600, 2022 Q4: 1,200, 2023 Q1: 1,500')
})

test('a quarter that is not whole says how many months it has, and is held against the same months of the year before', async () => {
  await open()
  const north = rowOf('Northland')
  // January and February: 2 × 30 after 2 × 50; of four reports three.
  expect(north?.slice(1, 4)).toEqual([
    '60 2 of 3 months',
    'not complete',
    '−40% ⚑ not supported by the reports',
  ])
  expect([north?.at(5), north?.at(6)]).toEqual(['75%', '61.5%'])
})

test('where reports support it a change has an arrow and no flag, and enough reports are not marked', async () => {
  const came = new Map(
    [...Q1_2022, ...Q4_2022, ...Q1_2023].map((month) => [reportKey(8, periodCode(month) ?? 0), 2]),
  )
  await open({}, { due: new Map([[8, 2]]), came })
  const [, , change] = cellsOf('Aldovia')
  expect(change?.textContent).toBe('+25% ▲')
  expect(change?.getAttribute('data-told')).toBe('true')
  const share = cellsOf('Aldovia')[5]
  expect([share?.textContent, share?.getAttribute('data-few')]).toEqual(['100%', null])
  expect(rowOf('Aldovia')?.at(-1)).toBe('')
})

test('few reports are marked', async () => {
  await open()
  expect(cellsOf('Aldovia')[5]?.getAttribute('data-few')).toBe('true')
  expect(cellsOf('Aldovia')[2]?.getAttribute('data-told')).toBeNull()
})

test('where nobody knows who reported there is no column of reports', async () => {
  await open({}, null)
  expect(rows()[1]).not.toContain('LGA reports')
  expect(screen.getAllByRole('columnheader')[0]?.getAttribute('colspan')).toBe('4')
})

test('what is not there says why', async () => {
  await open()
  const zone = rowOf('North')
  expect(zone?.[1]).toMatch(
    /^not in this release\. Registers has figures for the nation and states, not for zones\.$/,
  )
  expect(zone?.[2]).toBe('–There is no figure to work it out from.')
})

test('a place below the first opens the places that it consists of; a place without any opens nothing', async () => {
  const { user, chosen } = await open()
  expect(screen.queryByRole('button', { name: 'Aldovia' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Northland' }))
  expect(chosen).toEqual([{ location: 8 }])
})

test('an LGA opens nothing', async () => {
  await open({ locations: [8] })
  expect(screen.getByRole('rowheader', { name: 'Hilltown' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hilltown' })).toBeNull()
})

test('states stand below their zones, and in an order of their own without them', async () => {
  const nested = () => document.querySelectorAll('tr[data-nested]').length
  const { unmount } = await open()
  expect(nested()).toBe(6)
  unmount()
  await open({ options: { shape: 'table', order: 'change' } })
  expect(nested()).toBe(0)
  expect(screen.queryByRole('rowheader', { name: 'North' })).toBeNull()
})
