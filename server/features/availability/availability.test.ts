import { afterAll, beforeAll, expect, test } from 'vitest'
import * as availability from '#contract/availability/availability.ts'
import { explainGap } from '#contract/availability/gap.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('what there are figures for', (open) => {
  let asked: AskedApp

  beforeAll(async () => {
    const database = await open('country')
    asked = await askApp({ database })
  })
  afterAll(() => asked.app.close())

  test.each([
    ['?datasource=2&indicator=7&location=1', ['2024', '2023', '2018']],
    ['?datasource=30', ['2024 week 40', 'Aug 2024', 'Jul 2024']],
    ['?indicator=7&location=8', ['2023']],
    ['?indicator=99', []],
    ['?indicator=undefined&datasource=2', []],
    ['?indicator=7&location=-', []],
  ])('periods of %s', async (query, periods) => {
    const answer = await asked.shaped(`/api/period-data/${query}`, availability.listPeriods.answer)
    expect(answer.periods).toEqual(periods)
  })

  test.each([
    ['?datasource=2&indicator=7', [1, 2, 8, 9, 10, 45, 46]],
    ['?datasource=6', [1]],
    ['?indicator=8', [1]],
    ['?indicator=99&datasource=2', []],
  ])('places of %s', async (query, ids) => {
    const path = `/api/location-data/${query}`
    const answer = await asked.shaped(path, availability.listLocationsWithData.answer)
    expect(answer.locations.map((row) => row.id)).toEqual(ids)
  })

  test.each<[string, string | null, string | null]>([
    ['?indicator=7&datasource=2&period=2023', null, null],
    ['?indicator=7&datasource=2', null, null],
    [
      '?indicator=7&datasource=2&location=10&period=2018',
      'not_published',
      'This release has no figure of House survey for Southland in 2018; it has those of 2023.',
    ],
    [
      '?indicator=8&datasource=6',
      'not_asked',
      'Shop counts does not measure @sleds, according to this release.',
    ],
    [
      '?indicator=7&datasource=6&location=8',
      'not_published',
      'Shop counts has figures for the nation, not for states.',
    ],
  ])('why there is no figure of %s', async (query, reason, note) => {
    const { gap } = await asked.shaped(`/api/gap/${query}`, explainGap.answer)
    expect([gap?.reason ?? null, gap?.note ?? null]).toEqual([reason, note])
  })

  test.each([
    ['?indicator=7&datasource=99', 'datasource'],
    ['?indicator=7', 'datasource'],
    ['?indicator=7&datasource=2&period=soon', 'period'],
  ])('a gap cannot be explained of %s', async (query, field) => {
    const { errors = {} } = await asked.problem(`/api/gap${query}`, 400)
    expect(Object.keys(errors)).toEqual([field])
  })

  test('sources of an indicator, by name', async () => {
    const path = '/api/indicator-data/datasources/7'
    const answer = await asked.shaped(path, availability.listSourcesOfIndicator.answer)
    expect(answer.datasources.map((row) => row.id)).toEqual([2, 6, 30])
    const bare = await asked.shaped(
      '/api/indicators/7/datasources/',
      availability.listIndicatorSources.answer,
    )
    expect(bare).toEqual(answer.datasources)
  })

  test('indicators of a source and of a dashboard', async () => {
    const ofSource = await asked.shaped(
      '/api/datasource-data/indicators/2',
      availability.listIndicatorsOfSource.answer,
    )
    expect(ofSource.indicators.map((row) => row.id)).toEqual([7, 8])
    const ofDashboard = await asked.shaped(
      '/api/dashboard-data/indicators/1/',
      availability.listIndicatorsOfDashboard.answer,
    )
    expect(ofDashboard.indicators.map((row) => row.id)).toEqual([7, 8])
  })

  test('years of an indicator, the newest first', async () => {
    const answer = await asked.shaped('/api/indicators/7/years_available/', availability.listYears.answer)
    expect(answer.years).toEqual(['2024', '2023', '2018'])
  })

  test('years as a page', async () => {
    const page = await asked.shaped(
      '/api/indicator_years_available/?indicator=7&size=2&ordering=-updated_at/',
      availability.listIndicatorYears.answer,
    )
    expect(page.count).toBe(3)
    expect(page.results.map((row) => row.year)).toEqual(['2024', '2023'])
    const oldest = await asked.shaped(
      '/api/indicator_years_available/?indicator=7&ordering=year',
      availability.listIndicatorYears.answer,
    )
    expect(oldest.results.map((row) => row.year)).toEqual(['2018', '2023', '2024'])
  })

  test.each([
    ['/api/indicator-data/datasources/99', { datasources: [] }],
    ['/api/indicator-data/datasources/undefined', { datasources: [] }],
    ['/api/indicator-data/datasources/99999999999', { datasources: [] }],
    ['/api/indicators/99/datasources/', []],
    ['/api/datasource-data/indicators/99', { indicators: [] }],
    ['/api/dashboard-data/indicators/99/', { indicators: [] }],
    ['/api/dashboard-data/indicators/null/', { indicators: [] }],
    ['/api/indicators/99/years_available/', { years: [] }],
    ['/api/indicators/undefined/years_available/', { years: [] }],
    [
      '/api/indicator_years_available/?indicator=undefined',
      { count: 0, next: null, previous: null, results: [] },
    ],
  ])('%s is empty and never "not found"', async (path, empty) =>
    expect(await asked.json(path)).toEqual(empty),
  )

  test.each(['/api/period-data/', '/api/location-data/', '/api/indicator_years_available/'])(
    '%s wants an indicator or a source',
    async (path) => {
      expect(Object.keys((await asked.problem(path, 400)).errors ?? {})).toEqual(['indicator'])
    },
  )
})
