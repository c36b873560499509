import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { NO_CURATION } from '#domain/reference/curation.ts'
import { english } from '#languages/from-source.ts'
import type { SectionDefinition } from '#sections/definition/section-definition.ts'
import disaggregation from '#sections/disaggregation/definition.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import quarterly from '#sections/quarterly-performance/definition.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { aPoint, aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { otherIndicators } from './other-indicators.ts'

const [SNOW, ICE, RAIN, HAIL] = [7, 8, 9, 10]
const place = (id: number, shortName: string, programArea: string) =>
  anIndicator(id, { shortName, programArea })
const reference = {
  ...aReference(
    [aSource(2, 'Survey A')],
    [
      place(SNOW, 'Snow', 'Winter'),
      place(ICE, 'Ice', 'Winter'),
      place(RAIN, 'Rain', 'Spring'),
      { ...place(HAIL, 'Hail', 'Spring'), fullName: 'Hail: stock at the start of the month' },
    ],
  ),
  curation: {
    ...NO_CURATION,
    routineCounts: [{ indicator: RAIN, beside: null, numeratorOf: null }],
  },
}
const indicators = [SNOW, ICE, RAIN, HAIL]
const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Weather', title: 'Weather', description: '', waiting_for: '' },
  ...{ indicators, default_indicators: [SNOW], data_sources: [2], sections: [] },
  ...{ initial_indicator: SNOW, initial_datasource: 2, initial_location: 1, show_related: false },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference,
  dashboards: [dashboard],
  coverage: new Map(indicators.map((id) => [id, new Map([[2, 7]])])),
}

async function read(request: FileRequest): Promise<LoadedFile> {
  if (request.file === 'group-index') {
    const row = { source: 2, dimension: 'sex', periods: [2_020_000], categories: 2, levels: 1 }
    return { file: 'group-index', data: [RAIN, ICE].map((indicator) => ({ indicator, ...row })) }
  }
  if (request.file === 'places')
    return { file: 'places', data: { lgas: [], districts: [], districtOf: new Map(), held: new Map() } }
  const { file, indicator } = request
  if (file === 'groups') return { file, indicator, data: [] }
  if (file !== 'indicator') throw new RangeError(`There is no file ${file}`)
  const table = tableOf(
    ['2020-01', '2020-02', '2020-03'].map((month) => aPoint(2, 1, month, 5, { indicator })),
  )
  return { file, indicator, data: { id: indicator, table, measures: [], lga: new Map() } }
}

async function noticeOf<State extends object, Choice>(
  section: SectionDefinition<State, Choice>,
  query: string,
) {
  const wanted = section.state.parse(new URLSearchParams(query))
  const shown = await resolveSection(section, { wanted, language: english, catalogue, dashboard }, read)
  const notice = section.empty?.(shown) ?? null
  return (
    notice && {
      title: english.text(notice.title),
      links: notice.actions.map(({ text, change }) => [english.text(text), change]),
    }
  )
}

test('those of the same programme area come first, six at most', () => {
  const offered = otherIndicators(SNOW, [RAIN, HAIL, ICE], reference)
  expect(offered.map(({ change }) => change.indicator)).toEqual([ICE, RAIN, HAIL])
  const many = Array.from({ length: 9 }, () => RAIN)
  expect(otherIndicators(SNOW, many, reference)).toHaveLength(6)
})

test('a subject without groups gets a sentence and links, not the figure of another', async () => {
  expect(await noticeOf(disaggregation, `indicator=${SNOW}`)).toEqual({
    title: 'Snow is not published by population group',
    links: [
      ['Ice', { indicator: ICE }],
      ['Rain', { indicator: RAIN }],
    ],
  })
})

test('and so does one that nobody counts by month', async () => {
  expect(await noticeOf(quarterly, `indicator=${SNOW}`)).toEqual({
    title: 'Snow is not counted by month',
    links: [['Rain', { indicator: RAIN }]],
  })
})

test('a stock that is held by month is not said to be uncounted: it cannot be added up', async () => {
  expect((await noticeOf(quarterly, `indicator=${HAIL}`))?.title).toBe(
    'Hail cannot be added up over a quarter: it is of one time, or is a share',
  )
})

test('where no subject was asked for, the section opens with one that has some', async () => {
  expect(await noticeOf(quarterly, '')).toBeNull()
  expect(await noticeOf(quarterly, 'indicator=999')).toBeNull()
})
