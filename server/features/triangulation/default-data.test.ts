import { beforeAll, expect, test } from 'vitest'
import { analyseTriangulation } from '#contract/triangulation/by-ids.ts'
import type { TriangulationAnswer } from '#contract/triangulation/result.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { anyDatabase } from '#tests/builders/test-database.ts'

// The data that ship, computed by hand from datasets/observations. Credibility is left out: it depends on the year of today.

function gradesOf(answer: TriangulationAnswer): Record<string, Record<string, number>> {
  const entries = answer.sources.map(({ name, consistency, complementarity }) => {
    const { source_credibility: _, ...grades } = { ...consistency.grades, ...complementarity.grades }
    return [name, Object.fromEntries(Object.entries(grades).map(([metric, { score }]) => [metric, score]))]
  })
  return Object.fromEntries(entries)
}

anyDatabase('triangulation of the data that ship', (open) => {
  let asked: AskedApp
  beforeAll(async () => {
    asked = await askApp({ database: await open('default-data') })
    open.atEnd(() => asked.app.close())
  })

  const triangulated = (body: object) =>
    asked
      .post('/api/analysis/triangulation', body)
      .then((answer) => analyseTriangulation.answer.parse(answer))

  test('third dose of Penta, nation: survey against administrative coverage and the official estimate', async () => {
    const answer = await triangulated({ primary: 2, comparisons: [112, 10], indicator: 18, location: 1 })
    const [survey, admin, estimate] = answer.sources
    expect([survey?.n_pairs, admin?.n_pairs, estimate?.n_pairs]).toEqual([9, 3, 6])
    // 71 − 35, 89 − 38, 95 − 50: median 45 points. 5, 8, 18, 1, 11, 13.6: median 9.5.
    expect(admin?.consistency.grades.variability).toMatchObject({ m: 0, evidence: { d: 45 } })
    expect(estimate?.consistency.grades.variability.m).toBeCloseTo(1 - 9.5 / 25, 10)
    expect(gradesOf(answer)).toMatchObject({
      NDHS: { variability: 3, uniformity_in_findings: 4, uniformity_of_data: 4, years_available: 1, area: 5 },
      'JRF-Admin': {
        variability: 1,
        uniformity_in_findings: 3,
        uniformity_of_data: 4,
        years_available: 2,
        area: 1,
      },
      WUENIC: {
        variability: 4,
        uniformity_in_findings: 5,
        uniformity_of_data: 4,
        years_available: 5,
        area: 1,
      },
    })
    // (36 + 51 + 45) / 3, and routine over survey: 255 / 123.
    const [withAdmin] = answer.agreement
    if (withAdmin?.statistics.status !== 'ok') throw new Error('Three pairs are enough')
    expect(withAdmin.statistics.bias).toBeCloseTo(44, 10)
    expect(withAdmin.statistics.external_consistency?.ratio).toBeCloseTo(255 / 123, 10)
    expect(withAdmin.statistics.external_consistency?.flagged).toBe(true)
    // Mean of 36, 51, 45, 5, 8, 18, 1, 11 and 13.6.
    expect(answer.headline).toBe(
      'They tell the same story in part; NDHS lies below JRF-Admin and WUENIC in all 9 pairs of figures, by 21.0 points on average.',
    )
  })

  test('measles, Kano: the routine system against two surveys', async () => {
    const answer = await triangulated({ primary: 6, comparisons: [2, 5], indicator: 20, location: 27 })
    // 65 against 56.1 and 49: 8.9 and 16 points, 12.45 in the middle; 65 lies outside the 95% interval of 56.1.
    expect(answer.sources.map(({ consistency }) => consistency.grades.variability.m)).toEqual([
      expect.closeTo(0.502, 10),
      expect.closeTo(0.644, 10),
      expect.closeTo(0.36, 10),
    ])
    expect(gradesOf(answer)).toEqual({
      'NHMIS-DHIS2': {
        variability: 3,
        metadata_documentation_quality: 5,
        uniformity_of_data: 4,
        uniformity_in_findings: 3,
        years_available: 1,
        methodology: 4,
        area: 2,
        study_population: 4,
        research_design: 1,
        related_indicators: 1,
      },
      NDHS: {
        variability: 4,
        metadata_documentation_quality: 5,
        uniformity_of_data: 4,
        uniformity_in_findings: 3,
        years_available: 2,
        methodology: 4,
        area: 4,
        study_population: 2,
        research_design: 3,
        related_indicators: 3,
      },
      NNHS: {
        variability: 2,
        metadata_documentation_quality: 5,
        uniformity_of_data: 4,
        uniformity_in_findings: 5,
        years_available: 1,
        methodology: 4,
        area: 2,
        study_population: 2,
        research_design: 1,
        related_indicators: 1,
      },
    })
    // 13, 19 and 11 of 30.
    expect(answer.sources.map(({ complementarity }) => complementarity.score)).toEqual([
      expect.closeTo(1300 / 30, 10),
      expect.closeTo(1900 / 30, 10),
      expect.closeTo(1100 / 30, 10),
    ])
    expect(answer.overall.complementarity).toMatchObject({ score: 47.8, band: 'Moderate' })
    expect(answer).toMatchObject({ n: 2, warnings: ['low_evidence'], dependence: { dependent: false } })
  })

  test('a whole source against the one that it was made from', async () => {
    const answer = await triangulated({ primary: 2, comparisons: [102] })
    expect(answer.dependence.sentence).toContain('GDL is derived from NDHS')
    expect(answer.pairs.n).toBe(answer.n)
    expect(answer.pairs.shown).toBe(Math.min(answer.n, 2000))
    expect(answer.agreement).toEqual([])
  })
})
