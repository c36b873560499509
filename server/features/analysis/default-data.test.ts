import { beforeAll, expect, test } from 'vitest'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { near } from '#tests/builders/near.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('analyses of the data that ship', (open) => {
  let asked: AskedApp
  beforeAll(async () => {
    asked = await askApp({ database: await open('default-data') })
    open.atEnd(() => asked.app.close())
  })

  // The data that ship; expected numbers were made from the files in datasets/ with numpy.
  test.each<[string, object, object]>([
    [
      'descriptive',
      { indicator: 7, datasource: 2 },
      {
        n: 37,
        missing: 0,
        mean: 58.581622,
        median: 56.81,
        sd: 28.207481,
        inputs: { periods: ['2024'], unit: 'percent' },
      },
    ],
    ['correlation', { indicators: [7, 18], datasource: 2 }, { n: 37, pearson: { r: 0.733588 } }],
    [
      'trend',
      { indicator: 32, datasource: 26 },
      { n: 60, ols: { slope: -3.311281 }, theil_sen: { slope: -3.256275 }, direction: 'improving' },
    ],
    [
      'inequality',
      { indicator: 18, datasource: 107, dimension: 'wealth_quintile' },
      { n: 5, difference: 56.34, ratio: 3.205088, mu: 52.394, aci: 11.4936, inputs: { periods: ['2018'] } },
    ],
    [
      'aggregate',
      { indicator: 62, datasource: 106, level: 3 },
      { n: 37, recomputed: 216_798_930, check: { difference: 0, flagged: false } },
    ],
    // Neither figure has an interval: the difference is shown and nothing is claimed.
    [
      'compare',
      { a: { indicator: 7, datasource: 2, period: '2018' }, b: { indicator: 7, datasource: 2 } },
      { difference: 2.7, tested: false, reason: 'no_interval', inputs: { periods: ['2018', '2024'] } },
    ],
    // A re-tabulation of the same interviews agrees, and is named as such.
    [
      'agreement',
      { indicator: 18, primary: 2, comparison: 107 },
      { n: 4, caveats: [expect.any(String), 'not independent: ICEH re-tabulates NDHS'] },
    ],
    // NDHS-SAE and ICEH have no measles figure for Kano: what they re-tabulate is no matter here.
    [
      'best-figure',
      { indicator: 20, location: 27 },
      // NDHS, GDL and NNHS, and the reports by year and by month.
      { n: 5, value: 38.6 },
    ],
  ])('%s of %j', async (method, body, expected) => {
    const answer = await asked.post(`/api/analysis/${method}`, body)
    const { caveats, ...numbers } = Object(expected)
    expect(answer).toMatchObject(near(numbers) as object)
    if (caveats) expect(answer).toMatchObject({ caveats })
  })
})
