import { expect, test } from 'vitest'
import { figureOf } from '#charts/figure-of.ts'
import type { View } from '#charts/view.ts'
import type { Language } from '#domain/message/language.ts'
import type { Value } from '#domain/message/message.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { groups } from '#messages/groups.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'

const KINDS = ['source-table', 'trend', 'distribution'] as const
const BOUNDS = { lower: 30, upper: 70, intervalLevel: 95 }
const TABLE = tableOf(
  [1, 2, 3, 8, 9, 10].flatMap((place) => [
    aPoint(2, place, '2018', 40 + place, BOUNDS),
    aPoint(2, place, '2020', 106, { flags: ['over_100', 'high_cv'] }),
    aPoint(4, place, '2026', 60, { flags: ['projection'] }),
  ]),
)
const REFERENCE = aReference(
  [aSource(2, 'DHS'), aSource(4, 'Model', { classification: 'Estimate', derivedFrom: [2] })],
  [anIndicator(7, { nationalTarget: 90, sdgTarget: 100, nationalSource: 'indicative' })],
)

/** English, and the topics of which it has said something. */
function listening(): { readonly language: Language; readonly topics: Set<string> } {
  const topics = new Set<string>()
  const hear = (value: Value | number): void => {
    if (typeof value !== 'object') return
    if (value.kind === 'list' || value.kind === 'sentences') for (const item of value.items) hear(item)
    if (value.kind !== 'message') return
    topics.add(value.id.split('.')[0] ?? '')
    for (const filled of Object.values(value.values)) hear(filled)
  }
  return {
    topics,
    language: {
      ...english,
      text: (value, form) => {
        hear(value)
        return english.text(value, form)
      },
      segments: (value) => {
        hear(value)
        return english.segments(value)
      },
    },
  }
}

// The words of the first view come with it; any other topic would be fetched before the page can be shown.
test.each(KINDS)('%s says nothing that does not come with the first view', async (kind) => {
  const { language, topics } = listening()
  const ask = { indicators: [7], sources: [2], locations: [1], periods: [], options: {} }
  const view: View = { ...ask, kind }
  const figure = await figureOf({ view, table: TABLE, reference: REFERENCE, currentYear: 2025, language })
  figure.picture({ width: 800, height: 400, mode: 'light', fontScale: 1 })
  expect(topics.size).toBeGreaterThan(0)
  expect([...topics].filter((topic) => !groups.reading.includes(topic))).toEqual([])
})
