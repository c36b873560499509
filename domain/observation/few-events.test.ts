import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { fewEventsGap, restsOnFewEvents } from './few-events.ts'

describe('a figure that rests on few events', () => {
  it.each([
    ['6 deaths of 10 cases', 6, 2, true],
    ['19 events', 19, 1, true],
    ['20 events', 20, 2, false],
    ['no event at all', 0, 3, true],
    ['events that nobody tells', null, 2, false],
    ['a count', 6, 4, false],
  ] as const)('%s', (_, numerator, factor, few) => {
    expect(restsOnFewEvents({ numerator }, { factor })).toBe(few)
  })

  it('says that they are too few, and for what', () => {
    const { reason, note } = fewEventsGap({ numerator: 6 })
    expect(reason).toBe('too_few')
    expect(english.text(note)).toBe(
      'This figure is based on 6 events: fewer than 20 give neither a rank nor a place against a target.',
    )
  })
})
