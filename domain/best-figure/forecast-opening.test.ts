import { expect, test } from 'vitest'
import { forecast } from '#domain/forecast/forecast.ts'
import { outlookSentences } from '#domain/narrative/predictive-outlook.ts'
import { forecastAnswer } from '#domain/narrative/predictive.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { forecastOpening } from './forecast-opening.ts'
import { quotedFigureAt } from './quoted-figure-at.ts'

const IHME = 8
const MATERNAL = 29

async function asked(indicator: number) {
  const { reference, tableOf } = await readShippedData()
  return { table: tableOf(indicator), reference, indicator, location: 1, currentYear: 2026 }
}

// datasets/observations: IHME (GBD 2016) 265 for 2016; MMEIG 993 for 2023, which is quoted.
test('a forecast opens with the source that is quoted, not with one far from it', async () => {
  const question = await asked(MATERNAL)
  const opening = forecastOpening({ ...question, preferred: IHME })
  expect(question.reference.sources.get(opening ?? 0)?.name).toBe('MMEIG')
})

test('where another source is shown, the figure to quote stands beside it, and a target is not called met', async () => {
  const question = await asked(MATERNAL)
  const { reference } = question
  const indicator = byId(reference.indicators, MATERNAL)
  const result = forecast({ values: [285, 280, 275, 270, 265], start: 2012000, frequency: 1, unit: 'rate' })
  const quoted = quotedFigureAt(question)
  const story = {
    ...{ indicator, location: byId(reference.locations, 1), source: byId(reference.sources, IHME), result },
    ...({
      frequency: 1,
      series: { actual: [], published: [] },
      reference,
      currentYear: 2026,
      quoted,
    } as const),
  }
  expect(english.text(forecastAnswer(story) ?? '')).toContain(
    'The figure to quote is 993 per 100,000 (MMEIG 2023), 728 above that of IHME for 2016.',
  )
  const outlook = { name: 'national', value: 288, year: null, met: true, passed: false } as const
  const rest = { expected: null, chance: null, reached: null, until: null, needed: null }
  expect(english.text(outlookSentences({ ...outlook, ...rest }, indicator, quoted))).toContain(
    'is already on the good side of it; the figure to quote, 993 per 100,000 (MMEIG 2023), is not.',
  )
})
