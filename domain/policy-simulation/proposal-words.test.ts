import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { Estimate, Intervention } from './intervention.ts'
import type { PolicyOption, PolicyOptions } from './policy-options.ts'
import { borrowedWords, forAndAgainst } from './proposal-words.ts'

const exact = (value: number): Estimate => ({ value, lower: null, upper: null, level: null })

const SCARVES: Intervention = {
  ...{
    id: 1,
    name: 'Scarves',
    indicators: [7],
    outcome: 'deaths',
    population: 'children',
    measure: 'reduction',
  },
  ...{ effect: exact(0.5), interval: '95%_CI', affected: 1, evidence: 'three trials', confidence: 'high' },
  ...{ use: 'deaths', citation: { source: 'Snow review', year: 2020, address: '' }, note: '' },
}
const OPTION: PolicyOption = {
  ...{ intervention: SCARVES, avoided: { value: 0.5, lower: 0.25, upper: 0.75, level: 95 }, cause: 'Frost' },
  ...{
    coverage: aPoint(2, 8, '2020', 30),
    later: null,
    deaths: exact(400),
    people: null,
    gain: 100,
    weight: 1,
  },
}
const CAUSES = {
  ...{ year: 2020, total: aPoint(2, 8, '2020', 1000), official: null },
  deaths: { Frost: exact(400), Ice: exact(600) },
}
const FOUND: PolicyOptions = { deaths: CAUSES, ranking: CAUSES, options: [OPTION], left: [] }

const AIMED = anIndicator(7, { shortName: 'Scarf use', nationalTarget: 90 })
const NORTHLAND = { id: 8, name: 'Northland', level: 3, parent: 2 } as const

interface Change {
  readonly option?: Partial<PolicyOption>
  readonly intervention?: Partial<Intervention>
  readonly found?: Partial<PolicyOptions>
  readonly indicator?: typeof AIMED
  readonly currentYear?: number
}

function said({ option, intervention, found, indicator = AIMED, currentYear = 2025 }: Change = {}) {
  const reference = aReference([aSource(2, 'Winter survey'), aSource(3, 'Office')], [indicator])
  const whole = { ...OPTION, ...option, intervention: { ...SCARVES, ...intervention } }
  const words = forAndAgainst(whole, { ...FOUND, ...found }, { reference, place: NORTHLAND, currentYear })
  return {
    advantages: words.advantages.map((one) => english.text(one)),
    disadvantages: words.disadvantages.map((one) => english.text(one)),
  }
}

const GAIN = '100 fewer deaths in 2020, if coverage had been 80%'
const CAUSE = 'Frost was 40% of under-five deaths in Northland in 2020'
const EFFECT = 'Published effect: 50% fewer, 25% to 75% (95% CI)'
const EVIDENCE = 'Evidence rated high: three trials'
const UNKNOWN = 'Under-five deaths by cause are not held for Northland: only coverage is known'

describe('for and against an intervention', () => {
  test('what is known speaks for it, and nothing against it', () => {
    expect(said()).toEqual({ advantages: [GAIN, CAUSE, EFFECT, EVIDENCE], disadvantages: [] })
  })

  test.each<[string, Change, readonly string[]]>([
    [
      'without deaths the people who would be reached',
      { option: { gain: null, people: aPoint(3, 8, '2020', 2000) } },
      ['1,000 more people would be covered at 80%', CAUSE, EFFECT, EVIDENCE],
    ],
    [
      'with deaths the people are not said',
      { option: { people: aPoint(3, 8, '2020', 2000) } },
      [GAIN, CAUSE, EFFECT, EVIDENCE],
    ],
    ['a cause that is none of those held', { option: { cause: 'Wind' } }, [GAIN, EFFECT, EVIDENCE]],
    ['an effect of low evidence', { intervention: { confidence: 'low' } }, [GAIN, CAUSE, EFFECT]],
    ['an effect without bounds', { option: { avoided: exact(0.5) } }, [GAIN, CAUSE, EVIDENCE]],
    [
      'an effect whose upper bound alone is missing',
      { option: { avoided: { ...OPTION.avoided, upper: null } } },
      [GAIN, CAUSE, EVIDENCE],
    ],
    ['bounds of no kind', { intervention: { interval: null } }, [GAIN, CAUSE, EVIDENCE]],
  ])('for it: %s', (_, change, advantages) => {
    expect(said(change).advantages).toEqual(advantages)
  })

  test('the causes of the nation stand in where the place has none', () => {
    const { advantages, disadvantages } = said({ found: { deaths: null } })
    expect(advantages).toContain('Frost was 40% of under-five deaths in Aldovia in 2020')
    expect(disadvantages).toEqual([UNKNOWN])
  })

  const later = aPoint(3, 8, '2023', 45)
  test.each<[string, Change, readonly string[]]>([
    [
      'a later coverage',
      { option: { later } },
      ['Coverage was 45.0% in Office 2023 already: part of the gain lies in the past'],
    ],
    [
      'a later coverage, years ago',
      { option: { later }, currentYear: 2040 },
      ['Coverage was 45.0% in Office 2023 already: part of the gain lies in the past'],
    ],
    ['a coverage of five years ago', { currentYear: 2025 }, []],
    [
      'a coverage of six years ago',
      { currentYear: 2026 },
      ['Coverage is of Winter survey 2020, and none since is held'],
    ],
    ['the same without deaths', { currentYear: 2026, found: { deaths: null } }, [UNKNOWN]],
    ['low evidence', { intervention: { confidence: 'low' } }, ['Evidence rated low: three trials']],
    [
      'bounds that are no interval',
      { intervention: { interval: 'range' } },
      ['Its interval is the range of studies, not a 95% interval'],
    ],
    ['no bounds', { intervention: { interval: null } }, []],
    ['a note', { intervention: { note: 'one winter only' } }, ['Noted with it: one winter only']],
    [
      'a coverage without target',
      { indicator: anIndicator(7) },
      ['The release holds no target for this coverage; 80% is a round number'],
    ],
    ['a coverage with a target of the world', { indicator: anIndicator(7, { sdgTarget: 95 }) }, []],
  ])('against it: %s', (_, change, disadvantages) => {
    expect(said(change).disadvantages).toEqual(disadvantages)
  })
})

describe('what is borrowed', () => {
  const AGES = 'Ages. Effects are for the ages named with them; the deaths are of all children under 5.'
  const official = aPoint(3, 8, '2020', 900)
  test.each<[string, Partial<PolicyOptions>, readonly string[]]>([
    ['deaths of the place', {}, [AGES]],
    [
      'deaths of an earlier edition',
      { deaths: { ...CAUSES, official } },
      ['An older edition. Deaths are 1,000 (Winter survey 2020). Office says 900 for 2020 now.', AGES],
    ],
    [
      'causes of the nation',
      { deaths: null },
      [
        'National causes. The causes of death are of 2020 and held for the nation only; Northland is ranked with that mix.',
      ],
    ],
    ['nothing where nothing is held', { deaths: null, ranking: null }, []],
  ])('%s', (_, change, words) => {
    const reference = aReference([aSource(2, 'Winter survey'), aSource(3, 'Office')], [AIMED])
    const lines = borrowedWords({ ...FOUND, ...change }, { reference, place: NORTHLAND })
    expect(lines.map((one) => english.text(one))).toEqual(words)
  })
})
