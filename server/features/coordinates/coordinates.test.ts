import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataPage } from '#contract/data/data.ts'
import { listEditions } from '#contract/coordinates/editions.ts'
import { listEvidence } from '#contract/coordinates/evidence.ts'
import { explainGap } from '#contract/availability/gap.ts'
import type { IndicatorFile } from '#contract/release-file.ts'
import { readCurrentRelease } from '#contract/releases/releases.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const WUENIC = 10

serverDatabase('what figures are about, in the data that ship', (open) => {
  let asked: AskedApp
  beforeAll(async () => {
    asked = await askApp({ database: await open('default-data') })
  })
  afterAll(() => asked.app.close())

  test('revisions stand side by side, the oldest first', async () => {
    const path = `/api/editions?indicator=18&datasource=${WUENIC}&period=2016`
    const { editions } = await asked.shaped(path, listEditions.answer)
    // datasets/editions/wuenic.csv: 42 in 2017, 49 in the copy of 2018, 53 since 2021.
    expect(editions.map(({ edition, value }) => [edition, value]).slice(0, 2)).toEqual([
      ['2017 revision', 42],
      ['copy of 2018 (WHO-GHO)', 49],
    ])
    expect(editions.at(-1)).toMatchObject({ period: '2016', edition: '2024 revision', value: 53 })
  })

  test('evidence is listed with its fieldwork', async () => {
    const rows = await asked.shaped('/api/evidence', listEvidence.answer)
    expect(rows.find(({ id }) => id === 'NDHS2018')).toMatchObject({
      ...{ kind: 'survey', title: 'Nigeria DHS 2018', fieldwork_start: '2018-08', cohort: 2017 },
    })
  })

  test('a row of figures says what it is about', async () => {
    const path = '/api/data?indicator=18&datasource=2&location=1&period=2018&value_type=2'
    const { results } = await asked.shaped(path, dataPage)
    expect(results[0]).toMatchObject({
      ...{ reference_start: '2016-09', reference_end: '2017-12', cohort: 2017, evidence: 'NDHS2018' },
    })
  })

  test('a zone figure that was a copy of a state says so to whoever asks for it', async () => {
    const path = '/api/gap?indicator=1070&datasource=2&location=7&period=2018'
    const { gap } = await asked.shaped(path, explainGap.answer)
    expect(gap?.reason).toBe('withdrawn')
    expect(gap?.note).toBe(
      'The figure of NDHS 2018 for the South-West, 24.0%, was withdrawn: zone value equals its alphabetically first state (Ekiti 24) in 6 of 6 zones of the series: a copying error of the table.',
    )
  })

  test('the file of an indicator says what was taken out, and which editions have intervals', async () => {
    const { hash } = await asked.shaped('/api/releases/current', readCurrentRelease.answer)
    const file = (id: number) =>
      asked.json(`/api/releases/${hash}/indicators/${id}`) as Promise<IndicatorFile>
    expect((await file(1070)).withdrawn).toHaveLength(24)
    const { measures } = await file(32)
    const igme = measures.find(({ source }) => source === 26)
    expect(igme?.intervalEditions).toContain('2017 round')
  })

  test('editions of nothing are an empty list', async () => {
    const { editions } = await asked.shaped('/api/editions?indicator=18&datasource=2', listEditions.answer)
    expect(editions).toEqual([])
    await asked.problem('/api/editions?indicator=18', 400)
  })
})
