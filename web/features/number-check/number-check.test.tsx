import { act, screen, within } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueOf } from '#contract/release-data.ts'
import { pointsWhere, tableOf } from '#domain/observation/observation-table.ts'
import { pointOf } from '#domain/observation/point.ts'
import { openPart } from '#tests/components/open-part.tsx'
import {
  CATALOGUE_ANSWERS,
  indicatorAnswers,
  MADE_UP_CATALOGUE,
} from '#tests/components/made-up-catalogue.ts'
import { handedNumber } from '#web/memory/handed-number.ts'
import { indicatorWithOwn, keepOwnSheets, ownSheets } from '#web/queries/own-figures.ts'
import { forgetChecks } from './kept-checks.ts'
import NumberCheck from './number-check.tsx'

const CATALOGUE = catalogueOf(catalogueColumns(MADE_UP_CATALOGUE), CURATION)
const HASH = MADE_UP_CATALOGUE.release.hash
const NO_AREAS = { withheld: [], withdrawn: [] }

// A survey of Northland: 40% wear warm coats, 35 to 45; of Snowland 60, 50 to 70.
const POINTS = [
  pointOf({
    indicator: 7,
    source: 2,
    location: 8,
    period: 2024000,
    value: 40,
    lower: 35,
    upper: 45,
    intervalLevel: 95,
  }),
  pointOf({
    indicator: 7,
    source: 2,
    location: 9,
    period: 2024000,
    value: 60,
    lower: 50,
    upper: 70,
    intervalLevel: 95,
  }),
]

function open(at = '/check') {
  const files = indicatorAnswers(POINTS)
  const indicators = files['GET /releases/{hash}/indicators/{id}']
  return openPart(
    <NumberCheck catalogue={CATALOGUE} addressOf={(id) => `/dashboard/Winter?indicator=${id}`} />,
    {
      at,
      answers: {
        ...CATALOGUE_ANSWERS,
        ...files,
        'GET /releases/{hash}/places': { release: HASH, lgas: [], held: [] },
        'GET /releases/{hash}/indicators/{id}/lga': async (asked) => ({
          ...(typeof indicators === 'function'
            ? Object(await indicators({ ...asked, path: { ...asked.path, id: '0' } }))
            : NO_AREAS),
          locations: [],
        }),
      },
    },
  )
}

beforeEach(() => forgetChecks())
afterEach(() => vi.restoreAllMocks())

const verdict = () => screen.findByRole('heading', { level: 1 })

test('a typed figure is answered on the device: the address stays, and only files are read', async () => {
  const { user, calls } = await open('/check?indicator=7&location=8&period=2024')
  expect((await verdict()).textContent).toBe('Check my number')
  await user.type(screen.getByRole('textbox', { name: 'Your figure (%)' }), '42')
  await screen.findByRole('heading', {
    name: '42% agrees with the survey: the gap of 2.0 points may be chance',
  })
  await user.type(screen.getByRole('textbox', { name: 'Your figure (%)' }), '0')
  await screen.findByRole('heading', { name: '420% is not possible, and not near the evidence' })
  expect(window.location.search).toBe('?indicator=7&location=8&period=2024')
  expect(
    calls.made.filter(({ call, query, body }) => !call.startsWith('GET') || body || query.figure),
  ).toEqual([])
})

test('a figure that the search hands over fills the form, and the address stays empty', async () => {
  await open()
  act(() => handedNumber.set({ figure: '55', indicator: 7, location: 8, period: '2024', from: 'our DHIS2' }))
  await screen.findByRole('heading', { name: '55% is above the survey, and chance does not explain it' })
  expect(screen.getByRole('combobox', { name: 'Comes from' })).toHaveProperty('value', 'our DHIS2')
  expect([window.location.search, handedNumber.get()]).toEqual(['', null])
})

test('what is no number or no period is said at its field', async () => {
  const { user } = await open('/check?indicator=7&location=8&period=2024')
  await user.type(screen.getByRole('textbox', { name: 'Your figure (%)' }), 'many')
  await screen.findByText('Write a number, such as 112 or 47.5.')
  await user.clear(screen.getByRole('textbox', { name: 'Period' }))
  await screen.findByText('Write a year, a month or a quarter.')
})

test('a figure is put into the address when it is shared, and only then', async () => {
  const { user } = await open('/check?indicator=7&location=8&period=2024')
  await user.type(screen.getByRole('textbox', { name: 'Your figure (%)' }), '55')
  await screen.findByRole('heading', { name: '55% is above the survey, and chance does not explain it' })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const shared = new URLSearchParams(window.location.search)
  expect([shared.get('figure'), shared.get('indicator'), shared.get('location')]).toEqual(['55', '7', '8'])
})

test('a check is kept here, opened again and forgotten', async () => {
  const { user } = await open('/check?indicator=7&location=8&period=2024&figure=55')
  await user.click(await screen.findByRole('button', { name: 'Keep here' }))
  const kept = await screen.findByRole('region', { name: 'Kept on this device' })
  await user.clear(screen.getByRole('textbox', { name: 'Your figure (%)' }))
  await user.click(within(kept).getByRole('button', { name: /^55/ }))
  await screen.findByRole('heading', { name: /^55% is above the survey/ })
  await user.click(within(kept).getByRole('button', { name: /^Forget 55/ }))
  expect(screen.queryByRole('region', { name: 'Kept on this device' })).toBeNull()
})

test('twelve numbers pasted into one month fill all of them', async () => {
  const { user } = await open('/check?indicator=7&location=8&period=2024&figure=55')
  await user.click(await screen.findByRole('button', { name: 'Add twelve months' }))
  await user.click(screen.getByRole('textbox', { name: 'Jan' }))
  await user.paste('10\n20\n30\n40\n50\n60\n70\n80\n90\n100\n110\n120')
  expect(screen.getByRole('textbox', { name: 'Dec' })).toHaveProperty('value', '120')
})

test('a sheet becomes a source of one’s own on this device, and is forgotten', async () => {
  const assigned = vi.spyOn(window.location, 'assign').mockReturnValue()
  const { user, calls } = await open()
  const sheet = new File(['indicator,location,period,value\nI7,Northland,2024,41\n'], 'our-coats.csv')
  await user.upload(screen.getByLabelText('Drop a sheet', { selector: 'input' }), sheet)
  await user.click(await screen.findByRole('button', { name: 'Show it in every section' }))
  expect(assigned.mock.calls).toEqual([['/dashboard/Winter?indicator=7&location=8&period=2024']])
  expect(ownSheets().map(({ name }) => name)).toEqual(['our-coats (yours, not published)'])
  const table = tableOf(POINTS)
  const { table: own } = indicatorWithOwn({ id: 7, table, measures: [], lga: new Map() })
  expect(pointsWhere(own, { source: 500 }).map(({ location, value }) => [location, value])).toEqual([[8, 41]])
  expect(calls.made.every(({ call }) => call.startsWith('GET'))).toBe(true)
  keepOwnSheets([])
  expect(indicatorWithOwn({ id: 7, table, measures: [], lga: new Map() }).table).toBe(table)
  assigned.mockRestore()
})

test('the figures of a sheet stand worst first, each opens its page; what cannot be read is named by row', async () => {
  const { user } = await open()
  const sheet = new File(
    [
      'indicator,location,period,value\nI7,Northland,2024,41\nI7,Snowland,2024,95\nWarm coats,8,2024,130\nI7,Nowhere,2024,5\n',
    ],
    'our-coats.csv',
    { type: 'text/csv' },
  )
  await user.upload(screen.getByLabelText('Drop a sheet', { selector: 'input' }), sheet)
  await screen.findByText('3 figures were read.')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    '130% is not possible, and not near the evidenceOpen',
    '95% is above the survey, and chance does not explain itOpen',
  ])
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toMatch(/^130%.*Northland.*2024$/)
  await screen.findByText('row 5: no place is called “Nowhere”')
  const [first] = screen.getAllByRole('button', { name: 'Open' })
  if (first) await user.click(first)
  await screen.findByRole('heading', { level: 1, name: '130% is not possible, and not near the evidence' })
})

test('the counts over each number of people say how far the own target is off, also as a file', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:targets'
  })
  // The made-up window would go to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user } = await open(
    '/check?indicator=7&location=8&period=2024&figure=112&count=640640&target=572000',
  )
  const needed = await screen.findByRole('row', { name: /^Needed for the evidence/ })
  // 640,640 × 100 / 40 = 1,601,600 people; 572,000 are 64.3% fewer.
  expect(needed.textContent).toContain('1,601,600')
  expect(needed.textContent).toContain('−64.3%')
  await user.click(screen.getByRole('button', { name: 'This table (CSV)' }))
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines[1]).toMatch(/^Your target · given by you,572000,112,$/)
  expect(lines[2]).toMatch(/,1601600,40,-64\.28571/)
  expect(lines.at(-1)).toContain('Each row divides the same 640,640.')
})

test('a time that has not begun is said at its field, and nothing is checked', async () => {
  const { user } = await open('/check?indicator=7&location=8&period=2024')
  await user.type(screen.getByRole('textbox', { name: 'Your figure (%)' }), '42')
  await user.clear(screen.getByRole('textbox', { name: 'Period' }))
  await user.type(screen.getByRole('textbox', { name: 'Period' }), '2099')
  await screen.findByText('That time has not begun: no figure can be of it yet.')
  expect((await verdict()).textContent).toBe('Check my number')
})
