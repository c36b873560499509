import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { fewEventsGap, flagNoteOf, restsOnFewEvents } from './few-events.ts'

describe('a figure that rests on few events', () => {
  it.each([
    ['6 deaths of 10 cases', 6, 2, true],
    ['19 events', 19, 1, true],
    ['20 events', 20, 2, false],
    ['no event at all', 0, 3, true],
    ['events that nobody tells', null, 2, false],
    ['a count', 6, 4, false],
  ] as const)('%s', (_, numerator, factor, few) => {
    expect(restsOnFewEvents({ numerator }, { factor, fullName: 'Mortality' })).toBe(few)
  })

  it.each([
    ['of a death rate: fewer than about 20 deaths', 1, 'Neonatal mortality rate', true],
    ['of a birth rate: 25 to 49 people asked', 1, 'Adolescent birth rate', false],
    ['of a share: 25 to 49 people asked', 2, 'Deaths registered', false],
  ] as const)('a small sample %s', (_, factor, fullName, few) => {
    const indicator = { factor, fullName }
    expect(restsOnFewEvents({ numerator: null, flags: ['small_sample'] }, indicator)).toBe(few)
    expect(english.text(flagNoteOf('small_sample', indicator))).toBe(
      few ? 'Based on fewer than about 20 deaths' : 'Based on 25 to 49 cases',
    )
  })

  it('says of deaths that nobody counts exactly that they are too few', () => {
    expect(english.text(fewEventsGap({ numerator: null }).note)).toBe(
      'This figure is based on fewer than about 20 deaths, which give neither a rank nor a place against a target.',
    )
  })

  it('says that they are too few, and for what', () => {
    const { reason, note } = fewEventsGap({ numerator: 6 })
    expect(reason).toBe('too_few')
    expect(english.text(note)).toBe(
      'This figure is based on 6 events: fewer than 20 give neither a rank nor a place against a target.',
    )
  })
})
