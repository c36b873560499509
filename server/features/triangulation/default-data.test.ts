import { beforeAll, expect, test } from 'vitest'
import { inWords } from '#domain/message/in-words.ts'
import { english } from '#languages/from-source.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import definition from '#sections/triangulation/definition.ts'
import { fileAnswer, releaseReaders } from '#server/data-files/files-for-threads.ts'
import { openDataFiles } from '#server/data-files/data-files.ts'
import { explained } from '#server/platform/explained.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { openFileCache } from '#server/release/file-cache.ts'
import { packedFilesOf } from '#tests/builders/test-folder.ts'
import { ANALYSIS_VERSION } from '#contract/analysis/analysis-version.ts'
import { analyseTriangulation } from '#contract/triangulation/by-ids.ts'
import type { TriangulationAnswer } from '#contract/triangulation/result.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

// The data that ship, computed by hand from datasets/observations. Credibility is left out: it depends on the year of today.

function gradesOf(answer: TriangulationAnswer): Record<string, Record<string, number>> {
  const entries = answer.sources.map(({ name, consistency, complementarity }) => {
    const { source_credibility: _, ...grades } = { ...consistency.grades, ...complementarity.grades }
    return [name, Object.fromEntries(Object.entries(grades).map(([metric, { score }]) => [metric, score]))]
  })
  return Object.fromEntries(entries)
}

serverDatabase('triangulation of the data that ship', (open) => {
  let asked: AskedApp
  let database: Database
  beforeAll(async () => {
    database = await open('default-data')
    asked = await askApp({ database })
    open.atEnd(() => asked.app.close())
  })

  const triangulated = (body: object) =>
    asked
      .post('/api/analysis/triangulation', body)
      .then((answer) => analyseTriangulation.answer.parse(answer))

  test('third dose of Penta, nation: survey against administrative coverage and the official estimate', async () => {
    const answer = await triangulated({ primary: 2, comparisons: [112, 10], indicator: 18, location: 1 })
    const [survey, admin, estimate] = answer.sources
    // Children born in 2007, 2012, 2017 and 2022: 69 − 35, 58 − 38, 106 − 50, 85 − 53.4: 20, 31.6, 34, 56, median 32.8. With
    // WUENIC also those born in 1998 and 2002: 5, 4, 7, 2, 5, 5.6: median 5.
    expect([survey?.n_pairs, admin?.n_pairs, estimate?.n_pairs]).toEqual([10, 4, 6])
    expect(admin?.consistency.grades.variability.evidence.d).toBeCloseTo(32.8, 10)
    expect(estimate?.consistency.grades.variability.m).toBeCloseTo(1 - 5 / 25, 10)
    expect(gradesOf(answer)).toMatchObject({
      // All ten of NDHS: 2, 4, 5, 5, 5.6, 7, 20, 31.6, 34, 56: median 6.3, m 0.75.
      NDHS: { variability: 4, uniformity_in_findings: 4, uniformity_of_data: 4, years_available: 1, area: 5 },
      'JRF-Admin': { variability: 1, uniformity_in_findings: 3, uniformity_of_data: 4 },
      WUENIC: { variability: 4, uniformity_in_findings: 5, uniformity_of_data: 4, years_available: 5 },
    })
    expect(answer.pairs.rows.slice(0, 4)).toMatchObject([
      { period: '2008', period_b: '2007', cohort: 2007 },
      { period: '2013', period_b: '2012', cohort: 2012 },
      { period: '2018', period_b: '2017', cohort: 2017 },
      { period: '2024', period_b: '2022', cohort: 2022 },
    ])
    // (34 + 20 + 56 + 31.6) / 4, and routine over survey: 318 / 176.4.
    const [withAdmin] = answer.agreement
    if (withAdmin?.statistics.status !== 'ok') throw new Error('Four pairs are enough')
    expect(withAdmin.statistics.bias).toBeCloseTo(35.4, 10)
    expect(withAdmin.statistics.external_consistency?.ratio).toBeCloseTo(318 / 176.4, 10)
    expect(withAdmin.statistics.external_consistency?.flagged).toBe(true)
    // 28.6 in all, and 4.8 on average, with WUENIC now above and now below.
    expect(answer.headline).toBe(
      'They tell the same story in part; NDHS lies below JRF-Admin in all 4 pairs of figures, by 35.4 points on average; NDHS and WUENIC are 4.8 points apart on average over 6 pairs of figures, and neither lies clearly above the other.',
    )
    expect(answer.overall.consistency).toMatchObject({ score: 40, band: 'Low', bound: 'gap' })
    expect(answer.dependence.sentence).toContain('WUENIC uses what NDHS and JRF-Admin found')
  })

  test('measles, Kano: reports of 2017 and two surveys of 2018 that asked about children born then', async () => {
    const answer = await triangulated({ primary: 6, comparisons: [2, 5], indicator: 20, location: 27 })
    expect(answer).toMatchObject({ n: 2, dependence: { dependent: false } })
    expect(answer.overall.consistency).toMatchObject({ score: null, band: null, bound: 'too_few_pairs' })
    // Reports of 2017 and those born in 2017, which the survey of 2018 asked about.
    expect(answer.headline).toContain(
      'NHMIS-DHIS2 2017 80.6% beside NDHS 2018 56.1% (Kano, children born in 2017)',
    )
    expect(answer.overall.complementarity).toMatchObject({ band: 'Moderate' })
  })

  test('copies of one set of interviews are no pairs', async () => {
    const answer = await triangulated({ primary: 2, comparisons: [102, 107], indicator: 18, location: 1 })
    expect(answer.n).toBe(0)
    expect(answer.overall.consistency.band).toBeNull()
    expect(answer.dependence.sentence).toContain('GDL and ICEH are both derived from NDHS')
  })

  test('a whole source against the one that it was made from', async () => {
    const answer = await triangulated({ primary: 2, comparisons: [102] })
    expect(answer.dependence.sentence).toContain('GDL is derived from NDHS')
    expect(answer.pairs.n).toBe(answer.n)
    expect(answer.pairs.shown).toBe(Math.min(answer.n, 2000))
    expect(answer.agreement).toEqual([])
  })

  /** The page's own answer to an address, made from the files of the release. */
  async function comparedOnDevice(query: string) {
    const release = await currentRelease(database)
    const reader = releaseReaders()(
      release.hash,
      fileAnswer(openDataFiles(database, openFileCache(packedFilesOf()))),
    )
    const catalogue = await reader.catalogue()
    const [dashboard] = catalogue.dashboards
    if (!dashboard) throw new Error('There are dashboards')
    const wanted = definition.state.parse(new URLSearchParams(query))
    const { choice } = await resolveSection(
      definition,
      { wanted, language: english, catalogue, dashboard },
      reader.file,
    )
    if (choice.progress.status !== 'ready') throw new Error(`${query} can be triangulated`)
    return explained(inWords(choice.progress.answer, english))
  }

  test.each([
    [
      'one place',
      'indicator=18&datasource=2&compare=112,10&location=1',
      { primary: 2, comparisons: [112, 10], indicator: 18, location: 1 },
    ],
    ['LGAs', 'indicator=20&datasource=6&compare=2', { primary: 6, comparisons: [2], indicator: 20 }],
    ['all that two sources share', 'datasource=112&compare=10', { primary: 112, comparisons: [10] }],
  ])('the page, which compares on the device, answers as the API does: %s', async (_, query, body) => {
    const { method, version, inputs, ...answer } = await triangulated(body)
    const { inputs: own, ...compared } = await comparedOnDevice(query)
    expect(compared).toMatchObject(answer)
    expect({ ...own, release: inputs.release }).toMatchObject(inputs)
    expect([method, version]).toEqual(['triangulation', ANALYSIS_VERSION])
  })
})
