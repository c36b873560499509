import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { periodYear } from '#domain/period/period.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { figureToQuote } from './figure-to-quote.ts'

const HEADLINES = ['PENTA3', 'MCV1', 'ANC4', 'ANC1', 'SBA', 'STUNT', 'NMR', 'U5MR', 'TFR', 'ITNU5']
const RECORDS = fileURLToPath(new URL('../../tests/records/', import.meta.url))

/** The quotes of the first data set that readers saw (2026.11.4), by indicator and state. */
function firstQuotes(): ReadonlyMap<string, string> {
  const [, ...lines] = readFileSync(`${RECORDS}headline-quotes-first.csv`, 'utf8').trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [indicator = '', state = '', ...quote] = line.split(',')
      return [`${indicator},${state}`, quote.join(',')] as const
    }),
  )
}

/** Between two quotes: `value`, `source`, the word of `agreement`, or nothing. */
function changeOf(before: string, now: string): string {
  if (before === now) return 'same'
  const [old, young] = [before.split(','), now.split(',')]
  if (old[1] !== young[1] || old[2] !== young[2]) return 'source'
  return old[0] === young[0] ? 'agreement' : 'value'
}

// The record is the list of what the ten headline indicators of the 37 states are quoted with, and of what changed since the first
// data set; `-u` writes it anew, and its diff is what somebody reads before a data set ships.
test('ten headline indicators by 37 states are quoted as the record says', async () => {
  const { reference, tableOf } = await readShippedData()
  const first = firstQuotes()
  const states = [...reference.locations.values()].filter(({ level }) => level === 3)
  const ids = new Map([...reference.indicators.values()].map(({ id, code }) => [code, id]))
  const lines = HEADLINES.flatMap((code) => {
    const indicator = ids.get(code) ?? 0
    const table = tableOf(indicator)
    return states
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ id, name }) => {
        const answer = figureToQuote({ table, reference, indicator, location: id, currentYear: 2026 })
        if (answer.status !== 'quote' || answer.figure === null) return `${code},${name},,,,,none`
        const { point, source } = answer.figure
        const quote = [point.value, source.name, periodYear(point.period), answer.confidence.agreement].join()
        return `${code},${name},${quote},${changeOf(first.get(`${code},${name}`) ?? '', quote)}`
      })
  })
  expect(lines).toHaveLength(HEADLINES.length * 37)
  const record = ['indicator,state,value,source,year,agreement,since_2026_11_4', ...lines, ''].join('\n')
  await expect(record).toMatchFileSnapshot(`${RECORDS}headline-quotes.csv`)
})
