import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyseTriangulation } from '#contract/triangulation/by-ids.ts'
import { readTriangulation, SOURCES_MISSING } from '#contract/triangulation/dashboard.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import type { Database } from '#server/platform/database/database.ts'
import { judgePublished, type RowsAsked } from '#server/calculations/judge-published.ts'
import { readSourceRows } from '#server/release/read-source-rows.ts'
import { publishedQuestion } from './published-question.ts'
import { currentRelease } from '#server/release/current-release.ts'

const CALL = '/api/analysis/triangulation'
const EARLIER = '/api/triangulation_dashboard/'
const FIELDS = { primary: 'primary', comparisons: ['a', 'b'], indicator: 'indicator', location: 'location' }

serverDatabase('triangulation', (open) => {
  let asked: AskedApp
  let database: Database
  beforeAll(async () => {
    database = await open('country')
    asked = await askApp({ database })
  })
  afterAll(() => asked.app.close())

  test('two published sources, in the shape of the contract', async () => {
    const body = { primary: 2, comparisons: [6], indicator: 7, location: 1 }
    const answer = analyseTriangulation.answer.parse(await asked.post(CALL, body))
    expect(answer).toMatchObject({ method: 'triangulation', n: 1, warnings: ['low_evidence', 'over_100'] })
    expect(answer.inputs).toMatchObject({
      primary: { id: 2, name: 'House survey' },
      comparisons: [{ id: 6, name: 'Shop counts' }],
      indicator: { id: 7, unit: 'percent' },
      location: { id: 1, name: 'Aldovia' },
      periods: ['2018', '2024'],
      release: { number: 2 },
    })
    // 52.5 against 106: 53.5 points leave nothing of the measure; 106 lies outside 50 to 55 and both reach neither side
    // of the target of 57 together: m 0.
    const [survey] = answer.sources
    expect(survey?.consistency.grades.variability).toMatchObject({ score: 1, m: 0 })
    expect(survey?.consistency.grades.uniformity_in_findings.m).toBe(0)
    expect(answer.pairs.rows).toMatchObject([
      {
        period: '2023',
        location_name: 'Aldovia',
        a: { value: 52.5, lower: 50 },
        b: { value: 106, lower: null, flags: ['over_100'] },
      },
    ])
    expect(answer.headline).toBe(
      'Only 1 pair of figures: House survey 2023 52.5% beside Shop counts 2023 106.0% (Aldovia). Too few to say whether the sources tell the same story.',
    )
  })

  test('says it in the language that is asked for; codes stay', async () => {
    const body = { primary: 2, comparisons: [6], indicator: 7, location: 1 }
    const answer = analyseTriangulation.answer.parse(await asked.post(`${CALL}?lang=pcm`, body))
    expect(answer.headline).toBe(
      'Only 1 pair of figures: House survey 2023 52.5% beside Shop counts 2023 106.0% (Aldovia). E too few to talk whether the sources dey talk the same story.',
    )
    const { scale, description } = answer.sources[0]?.complementarity.grades.study_population ?? {}
    expect([scale, description?.short]).toEqual(['not available', 'e no dey'])
  })

  test('places count at every level, down to the smallest', async () => {
    const body = { primary: 2, comparisons: [6], indicator: 7 }
    const answer = analyseTriangulation.answer.parse(await asked.post(CALL, body))
    // Nation ½, zones ½ · 1/2 + ½ · 1/2, states and towns all of them.
    const { by_level } = answer.sources[0]?.complementarity.grades.area.evidence ?? {}
    expect(by_level?.map(({ m }) => m)).toEqual([0.5, 0.5, 1, 1])
    expect(answer.sources[0]?.adds.unique_locations_by_level.map(({ n }) => n)).toEqual([1, 3, 2])
  })

  test('months and weeks that make up no year are not paired, and this is said', async () => {
    const body = { primary: 2, comparisons: [30], indicator: 7 }
    const answer = analyseTriangulation.answer.parse(await asked.post(CALL, body))
    expect(answer.n).toBe(0)
    expect(answer.sources[1]?.caveat).toBe(
      'no figures of the same place and time on different evidence: the grades of consistency use documentation only',
    )
    expect(answer.not_judged.map(({ what }) => what)).toContain('1 year of a source and place')
  })

  test('the earlier client gets its sources in order, then the aggregates', async () => {
    const query =
      '?primary_datasource=6&secondary_datasource=2&third_datasource=30&indicator_id=7&location_id=None'
    const { data } = await asked.shaped(EARLIER + query, readTriangulation.answer)
    expect(data.map((entry) => Object.keys(entry))).toEqual([
      ['Shop counts'],
      ['House survey'],
      ['Shop counts (monthly)'],
      ['aggregate'],
    ])
    expect(data[0]).toMatchObject({
      'Shop counts': {
        consistency: { score: expect.any(Number), grades: { variability: { score: 1, scale: 'Poor' } } },
      },
    })
    expect(data[3]).toMatchObject({
      aggregate: [
        { 'Shop counts_House survey': { consistency: { variability: { score: 1, scale: 'Poor' } } } },
        { 'Shop counts_Shop counts (monthly)': {} },
        { 'House survey_Shop counts (monthly)': {} },
      ],
    })
  })

  test.each([
    ['?secondary_datasource=2', 'primary_datasource'],
    ['?primary_datasource=2&secondary_datasource=None', 'secondary_datasource'],
  ])('%s lacks a source', async (query, field) => {
    const problem = await asked.problem(EARLIER + query, 400)
    expect(problem).toMatchObject({ detail: SOURCES_MISSING, errors: { [field]: [SOURCES_MISSING] } })
  })

  test.each<[object, string, string]>([
    [{ comparisons: [2] }, 'primary', SOURCES_MISSING],
    [{ primary: 2, comparisons: [] }, 'comparisons', SOURCES_MISSING],
    [{ primary: 2, comparisons: [6, 30, 7] }, 'comparisons', 'Compare with at most 2 sources.'],
    [
      { primary: 2, comparisons: [2] },
      'comparisons.0',
      'A data source cannot be compared with itself: choose another one.',
    ],
    [
      { primary: 2, comparisons: [6, 6] },
      'comparisons.1',
      'A data source cannot be compared with itself: choose another one.',
    ],
    [{ primary: 99, comparisons: [6] }, 'primary', 'There is no data source with the id 99.'],
    [{ primary: 2, comparisons: [6], indicator: 99 }, 'indicator', 'There is no indicator with the id 99.'],
    [{ primary: 2, comparisons: [6], location: 99 }, 'location', 'There is no location with the id 99.'],
  ])('%j is refused', async (body, field, sentence) => {
    expect((await asked.refused(CALL, body, 400)).errors).toMatchObject({ [field]: [sentence] })
  })

  test('stops when nobody waits any more', async () => {
    const release = await currentRelease(database)
    const question = await publishedQuestion(database, release, { primary: 2, comparisons: [6] }, FIELDS)
    const need = (_: 'rows', rows: RowsAsked) => readSourceRows(database, rows)
    const judge = (step: () => Promise<void>) =>
      judgePublished({ release: release.number, question }, { need, step })
    await expect(judge(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect((await judge(() => Promise.resolve())).n).toBe(1)
  })

  describe('figures that the caller brings', () => {
    const figures = (values: readonly number[], indicator = 'Shovels') =>
      values.map((value, index) => ({ indicator, location: 'Aldovia', period: `${2014 + index}`, value }))
    const sources = [
      { name: 'Mine', classification: 'Survey', figures: figures([60, 62, 70, 75, 80]) },
      { name: 'Theirs', classification: 'Routine', figures: figures([58, 65, 69, 80, 78]) },
    ]

    test('are judged as published ones are', async () => {
      const answer = analyseTriangulation.answer.parse(await asked.post(CALL, { unit: 'percent', sources }))
      expect(answer.inputs).toMatchObject({ release: null, indicator: { name: 'Shovels' }, location: null })
      const [mine] = answer.sources
      expect(mine?.consistency.grades.variability.m).toBeCloseTo(0.92, 10)
      expect(mine?.consistency.grades.metadata_documentation_quality.score).toBe(0)
      expect(answer.agreement[0]?.statistics).toMatchObject({ status: 'ok', n: 5 })
    })

    test.each<[string, object, string]>([
      ['one name twice', { unit: 'percent', sources: [sources[0], sources[0]] }, 'sources.1.name'],
      ['one source alone', { unit: 'percent', sources: [sources[0]] }, 'sources'],
      ['an unknown unit', { unit: 'stones', sources }, 'unit'],
      [
        'what is no period',
        {
          unit: 'percent',
          sources: [
            sources[0],
            { ...sources[1], figures: [{ indicator: 'a', location: 'b', period: 'soon', value: 1 }] },
          ],
        },
        'sources.1.figures.0.period',
      ],
    ])('%s is refused', async (_, body, field) => {
      expect((await asked.refused(CALL, body, 400)).errors).toHaveProperty([field])
    })
  })
})
