import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type ForecastResult, forecast } from '#domain/forecast/forecast.ts'
import { studyForecast } from '#domain/forecast/forecast-study.ts'
import type { TargetOutlook } from '#domain/forecast/target-outlook.ts'
import { anIndicator, aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { backtestSentences, errorWords, forecastAnswer, forecastHeading } from './predictive.ts'
import { chanceWords, outlookHeading, outlookSentences } from './predictive-outlook.ts'

const ALDOVIA = { id: 1, name: 'Aldovia', level: 1, parent: null } as const
const SERIES = { values: [30, 32, 31, 35, 36, 38, 37, 41, 42, 44], start: 2010000, frequency: 1 } as const

/** Nothing is known beside the forecast. */
const ALONE = { series: { actual: [], published: [] }, reference: aReference([], []), quoted: null }

const COUNT = anIndicator(7, { factor: 4, decimals: 0 })

function answer(result: ForecastResult, frequency: 1 | 12 = 1, indicator = anIndicator(7)): string {
  const story = {
    indicator,
    source: aSource(2, 'DHS'),
    location: ALDOVIA,
    result,
    frequency,
    ...ALONE,
    currentYear: 2019,
  }
  return english.text(forecastAnswer(story) ?? '')
}

describe('the forecast in a sentence', () => {
  // Methods §5, naive: 80% at one year 41.040383 to 46.959617.
  it('says where it starts, where it leads and how sure that is', () => {
    expect(answer(forecast({ ...SERIES, unit: 'other', model: 'naive', horizon: 1 }))).toMatch(
      /^DHS gives 44\.0% for 2019\. If the past goes on, it would be about 44\.0% in 2020: 80 of 100 such forecasts should hold the value between 41\.0% and 47\.0%, 95 of 100 between /,
    )
  })

  describe('of figures that run along the curve of a model', () => {
    const values = Array.from({ length: 12 }, (_, t) => 219 - 2 * t)
    const asked = { ...SERIES, values, unit: 'rate', model: 'drift', model_based: true, horizon: 5 } as const
    const starts = /^DHS gives 197 for 2021\. If the past goes on, it would be about 187 in 2026\. /

    it('says what the publisher gives for the newest, and that a forecast is less sure', () => {
      const said = answer(forecast({ ...asked, published: { lower: 121, upper: 289, level: 95 } }), 1, COUNT)
      expect(said).toMatch(starts)
      expect(said).toMatch(
        /DHS itself holds its figure for 2021 to be between 121 and 289 \(95%\), and a forecast is less sure than that\.$/,
      )
    })

    it('says why nobody can tell where the publisher gives nothing', () => {
      const said = answer(forecast(asked), 1, COUNT)
      expect(said).toMatch(starts)
      expect(said).toMatch(
        /No interval is given: these are model estimates, .+; no interval held here for 2021\.$/,
      )
      expect(said).not.toMatch(/ of 100 /)
    })

    it('has no chance of a target, and does not count what lay inside', () => {
      const { result, outlooks } = studyForecast({
        asked,
        slope: 'Negative',
        targets: [{ name: 'sdg', value: 180, year: 2026 }],
      })
      expect(outlooks).toMatchObject([{ chance: null, expected: { period: '2026' } }])
      if (result.status !== 'ok') throw new Error('no forecast')
      expect(english.text(backtestSentences(result, COUNT) ?? '')).not.toContain('interval')
    })
  })

  it.each<[string, number[], 1 | 12, string]>([
    ['few years', [1, 2, 3, 4], 1, 'DHS has 4 figures for Aldovia. A forecast needs at least 5 years'],
    ['one month', [1], 12, 'DHS has one figure for Aldovia. A forecast needs at least 5 months'],
    ['nothing', [], 1, 'DHS has no figure for Aldovia.'],
  ])('says what is needed: %s', (_, values, frequency, expected) => {
    const start = frequency === 1 ? 2010000 : 2010001
    expect(
      answer(forecast({ values, start, frequency, unit: 'percent' }), frequency).startsWith(expected),
    ).toBe(true)
  })

  it('says where it ends before now', () => {
    const result = forecast({ ...SERIES, unit: 'other', model: 'naive', horizon: 1 })
    const story = {
      indicator: COUNT,
      source: aSource(2, 'GDL'),
      location: ALDOVIA,
      result,
      frequency: 1,
      ...ALONE,
    } as const
    const said = (currentYear: number) => english.text(forecastAnswer({ ...story, currentYear }) ?? '')
    expect(said(2020)).not.toContain('lies in the past')
    expect(said(2026)).toContain(
      'The last figure is of 2019, so even the end of this forecast lies in the past.',
    )
  })

  it('refuses an interval of more than tenfold', () => {
    const values = [1, 900, 3, 2000, 5, 40, 3, 7000, 2, 60]
    expect(answer(forecast({ ...SERIES, values, unit: 'count' }))).toBe(
      'The figures of DHS vary so much that the 80% interval of a forecast would span more than tenfold: no useful forecast is possible.',
    )
  })

  it('says what the source projects itself, and who has a newer edition', () => {
    const result = forecast({ ...SERIES, unit: 'other', model: 'naive', horizon: 2 })
    const [source, current] = [aSource(2, 'Old'), aSource(3, 'New')]
    const last = aPoint(2, 1, '2019', 44)
    const actual = [{ ...last, coordinates: { ...last.coordinates, supersededBy: 3 } }]
    const published = ['2020', '2021', '2022'].map((period, at) =>
      aPoint(2, 1, period, 45 + at, { flags: ['projection'] }),
    )
    const reference = aReference([source, current], [COUNT])
    const about = { indicator: COUNT, location: ALDOVIA, result, frequency: 1, currentYear: 2019 } as const
    const said = english.text(
      forecastAnswer({ ...about, source, series: { actual, published }, reference, quoted: null }) ?? '',
    )
    // The forecast ends in 2021.
    expect(said).toContain(
      ' Old itself projects 46 for 2021. New holds the current edition of these figures;',
    )
  })

  it('asks in the heading', () => {
    expect(english.text(forecastHeading(anIndicator(7), ALDOVIA))).toBe(
      'What lies ahead for indicator 7 in Aldovia?',
    )
  })
})

it('compares the past errors with those of repeating the last value', () => {
  // A straight line: every step of the naive forecast misses by as many ones as it reaches ahead.
  const line = forecast({
    values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    start: 2010000,
    frequency: 1,
    unit: 'other',
    horizon: 1,
  })
  if (line.status !== 'ok') throw new Error('no forecast')
  const words = english.text(backtestSentences(line, anIndicator(7)) ?? '')
  expect(words).toContain('repeating the last value by 1.0 points')
  expect(words).toMatch(/\d+ of 7 values lay inside the 95% interval/)
})

it.each([
  [0, '0.0 points'],
  [0.012, '0.012 points'],
  [0.5, '0.50 points'],
  [5.06, '5.1 points'],
])('an error of %d is %s', (error, expected) =>
  expect(english.text(errorWords(error, anIndicator(7)))).toBe(expected),
)

it.each([
  [0.004, 'less than 1 in 100'],
  [0.124, 'about 12 in 100'],
  [0.999, 'more than 99 in 100'],
])('a chance of %d is %s', (chance, expected) => expect(english.text(chanceWords(chance))).toBe(expected))

describe('the outlook on a target', () => {
  const indicator = anIndicator(7, { nationalTarget: 60, nationalSource: 'indicative' })
  const outlookOn = (value: number, year: number | null): TargetOutlook => {
    const [outlook] = studyForecast({
      asked: { ...SERIES, unit: 'percent', model: 'naive', horizon: 3 },
      slope: 'Positive',
      targets: [{ name: 'national', value, year }],
    }).outlooks
    if (!outlook) throw new Error('no outlook')
    return outlook
  }

  it('names target, chance, and the year in which the forecast reaches it', () => {
    const outlook = outlookOn(60, 2024)
    expect(english.text(outlookHeading(outlook, indicator))).toBe(
      'The indicative national target of 60% or more by 2024',
    )
    // 16 points in 5 years; the last value goes on, so that the forecast never reaches it in 24 steps.
    expect(english.text(outlookSentences(outlook, indicator, null))).toMatch(
      /^By this forecast the chance to be there in 2024 is less than 1 in 100 \(expected 44\.0%\)\. As this forecast goes on it does not get there by 2043\. Reaching it in 2024 would take 3\.2 points more each year\.$/,
    )
  })

  it('a forecast that rises names the year', () => {
    const asked = { ...SERIES, unit: 'percent', model: 'drift', horizon: 3 } as const
    const targets = [{ name: 'national', value: 50, year: null }] as const
    const { result, outlooks } = studyForecast({ asked, slope: 'Positive', targets })
    if (result.status !== 'ok' || !outlooks[0]) throw new Error('no outlook')
    const far = forecast({ ...asked, horizon: 24 })
    if (far.status !== 'ok') throw new Error('no forecast')
    const year = far.points.find(({ mean }) => mean >= 50)?.period
    expect(english.text(outlookSentences(outlooks[0], indicator, null))).toContain(
      `As this forecast goes on it is reached in ${year}.`,
    )
  })

  it.each<[string, number, number | null, string]>([
    ['no year', 60, null, 'in 2022, the end of this forecast (no year is set for it)'],
    ['a year that has passed', 60, 2015, 'Its year has passed.'],
    ['a year too far away', 60, 2080, 'Its year is too far away'],
    ['already there', 40, 2024, 'The newest figure is already on the good side of it.'],
  ])('%s', (_, value, year, expected) => {
    expect(english.text(outlookSentences(outlookOn(value, year), indicator, null))).toContain(expected)
  })
})
