import { english } from '#languages/from-source.ts'
import { describe, expect, test } from 'vitest'
import type { Settled } from '#domain/observation/settled.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { aMeasure, aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { availabilityOf } from './availability.ts'
import { type ResolveContext, resolveChoice } from './resolve.ts'

const reference = aReference([
  aSource(2, 'Survey A', { periodLabels: { '2024': '2023–24' } }),
  aSource(5, 'Survey B'),
  aSource(6, 'Registers', { classification: 'Routine' }),
  aSource(10, 'Model', { classification: 'Estimate' }),
  aSource(11, 'Local model', { classification: 'Estimate' }),
  aSource(12, 'Clinics', { classification: 'Routine' }),
])

const table = tableOf([
  aPoint(2, 1, '2018', 40),
  aPoint(2, 1, '2024', 50),
  aPoint(2, 8, '2024', 55),
  aPoint(2, 10, '2018', 35),
  aPoint(5, 1, '2020', 45),
  aPoint(10, 1, '2023', 60),
  aPoint(10, 1, '2030', 70, { flags: ['projection'] }),
])

const context: ResolveContext = {
  indicator: 7,
  availability: availabilityOf(table, new Map([[11, [2024000]]]), reference),
  reference,
  preferredSource: 2,
}

/** Clinics whose newest year is not complete, but for one state. */
const unfinished: ResolveContext = {
  ...context,
  availability: availabilityOf(
    tableOf([
      aPoint(12, 1, '2021', 67),
      aPoint(12, 1, '2022', 53, { flags: ['partial_period'] }),
      aPoint(12, 8, '2021', 61),
      aPoint(12, 8, '2022', 60),
      aPoint(12, 9, '2022', 10, { flags: ['partial_period'] }),
    ]),
    new Map(),
    reference,
  ),
}

const nothing = { source: null, location: null, period: null }

test('of estimates the custodian goes before a later copy of it', () => {
  const copied = tableOf([aPoint(10, 1, '2023', 60), aPoint(11, 1, '2024', 60)])
  const asked = {
    ...context,
    preferredSource: 6,
    availability: availabilityOf(copied, new Map(), reference),
  }
  // A source that is not held, of the class of the dashboard's own: here no class is like it.
  const wanted = { source: 13, location: null, period: null }
  const sourceIn = (measures: ResolveContext['reference']['measures']) =>
    resolveChoice(wanted, { ...asked, reference: { ...reference, measures } }).choice.source
  expect(sourceIn(new Map())).toBe(11)
  expect(sourceIn(new Map([aMeasure(7, 10, { custodian: true })]))).toBe(10)
})

describe('the resolver', () => {
  test('opens on the preferred source, the nation and its latest period', () => {
    expect(resolveChoice(nothing, context)).toEqual({
      choice: { indicator: 7, source: 2, location: 1, period: 2024000 },
      moved: [],
    })
  })

  test.each([
    ['keeps what has data', { source: 5, location: 1, period: 2020000 }, [5, 1, 2020000], []],
    [
      'a source without the indicator gives way to one of its class',
      { source: 6, location: null, period: null },
      [2, 1, 2024000],
      ['Registers has no figure for Indicator 7; Survey A is shown instead.'],
    ],
    [
      'a place the source does not cover moves upwards',
      { source: 10, location: 8, period: null },
      [10, 1, 2023000],
      ['Model has no figure for Northland; Aldovia is shown instead.'],
    ],
    [
      'a period without a figure becomes the latest that has one',
      { source: 2, location: 10, period: 2024000 },
      [2, 10, 2018000],
      ['Survey A has no figure for 2023–24; 2018 is shown instead.'],
    ],
    [
      'a period between two rounds is told with both',
      { source: 2, location: null, period: 2020000 },
      [2, 1, 2024000],
      [
        'Survey A has no figure for 2020 (nearest before and after: 2018 and 2023–24); 2023–24 is shown instead.',
      ],
    ],
    [
      'a period before all rounds is told with the first',
      { source: 2, location: null, period: 1950000 },
      [2, 1, 2024000],
      ['Survey A has no figure for 1950 (nearest: 2018); 2023–24 is shown instead.'],
    ],
    [
      'a period after all rounds: the last is shown',
      { source: 2, location: null, period: 2100000 },
      [2, 1, 2024000],
      ['Survey A has no figure for 2100; 2023–24 is shown instead.'],
    ],
    [
      'of a source of LGAs alone the nation is shown by them',
      { source: 11, location: null, period: null },
      [11, 1, 2024000],
      [],
    ],
    [
      'and so is a zone, in the years that there are',
      { source: 11, location: 3, period: 2020000 },
      [11, 3, 2024000],
      ['Local model has no figure for 2020; 2024 is shown instead.'],
    ],
    ['a zone is covered through its states', { source: 2, location: 3, period: null }, [2, 3, 2018000], []],
    [
      'LGAs are covered through their own file',
      { source: 11, location: 45, period: null },
      [11, 45, 2024000],
      [],
    ],
  ])('%s', (_, wanted, [source, location, period], sentences) => {
    const { choice, moved } = resolveChoice(wanted, context)
    expect(choice).toEqual({ indicator: 7, source, location, period })
    expect(moved.map((move) => english.text(move.sentence))).toEqual(sentences)
  })

  test('a projection is never chosen while an observation exists, but stays selectable', () => {
    expect(resolveChoice({ ...nothing, source: 10 }, context).choice.period).toBe(2023000)
    expect(resolveChoice({ ...nothing, source: 10, period: 2030000 }, context).choice.period).toBe(2030000)
  })

  test.each<[string, number, number, Settled, number]>([
    ['the nation, whose newest year is not complete', 1, 2022000, 'partial', 2021000],
    ['a state whose own newest year is whole', 8, 2022000, 'whole', 2022000],
    ['a state with nothing but a part of a year', 9, 2022000, 'partial', 2022000],
    ['a state without figures, as the nation', 10, 2022000, 'partial', 2021000],
    ['an LGA, as its state', 45, 2022000, 'whole', 2022000],
    ['a zone, as its nation', 2, 2022000, 'partial', 2021000],
  ])('%s', (_, location, period, settled, newest) => {
    expect(unfinished.availability.settled(12, location, period)).toBe(settled)
    const { choice } = resolveChoice({ source: 12, location, period: null }, unfinished)
    if (choice.location === location) expect(choice.period).toBe(newest)
  })

  test('a zone without a figure of its own or of the nation is as most of its states', () => {
    const states = tableOf([
      aPoint(12, 8, '2022', 60),
      aPoint(12, 9, '2022', 10, { flags: ['partial_period'] }),
      aPoint(12, 10, '2022', 10, { flags: ['partial_period'] }),
    ])
    const { settled } = availabilityOf(states, new Map(), reference)
    expect(settled(12, 1, 2022000)).toBe('partial')
    expect(settled(12, 3, 2022000)).toBe('partial')
    expect(settled(12, 8, 2022000)).toBe('whole')
  })

  test('a figure that was taken out says why, beside what is shown instead', () => {
    const withdrawn = [
      { indicator: 7, source: 2, location: 1, period: 2013000, value: 73.7, reason: 'copied' },
    ]
    const old = { ...context, availability: availabilityOf({ ...table, withdrawn }, new Map(), reference) }
    const { moved } = resolveChoice({ source: 2, location: null, period: 2013000 }, old)
    expect(moved.map(({ sentence }) => english.text(sentence))).toEqual([
      'Survey A has no figure for 2013 (nearest: 2018); 2023–24 is shown instead.',
      'The figure of Survey A 2013 for Aldovia, 73.7%, was withdrawn: copied.',
    ])
    expect(resolveChoice({ source: 2, location: null, period: 2018000 }, old).moved).toEqual([])
    const zero = withdrawn.map((one) => ({ ...one, value: 0 }))
    const unproven = availabilityOf({ ...table, withdrawn: zero }, new Map(), reference)
    const asked = { source: 2, location: null, period: 2013000 }
    const told = resolveChoice(asked, { ...context, availability: unproven }).moved.at(-1)
    expect(told && english.text(told.sentence)).toBe(
      'The figure of Survey A 2013 for Aldovia was withdrawn: copied.',
    )
  })

  test('a part of a period stays selectable', () => {
    const wanted = { source: 12, location: null, period: 2022000 }
    expect(resolveChoice(wanted, unfinished)).toMatchObject({ choice: { period: 2022000 }, moved: [] })
  })

  test('a place asked for goes before the class of a source that was not asked for', () => {
    expect(resolveChoice({ ...nothing, location: 45 }, context).choice).toMatchObject({
      source: 11,
      location: 45,
    })
    const named = resolveChoice({ ...nothing, source: 5, location: 45 }, context)
    expect(named.choice).toMatchObject({ source: 5, location: 1 })
  })

  test('a place that nobody knows is an LGA until every LGA is named, and then the nation is shown', () => {
    const lga = new Map([[11, [2022000]]])
    const table = tableOf([aPoint(5, 1, '2022', 60), aPoint(11, 8, '2022', 61)])
    const at = (named: boolean) => ({
      ...context,
      availability: availabilityOf(table, lga, reference, named),
    })
    const wanted = { ...nothing, location: 99_999 }
    expect(resolveChoice(wanted, at(false)).choice).toMatchObject({ source: 11, location: 99_999 })
    expect(resolveChoice(wanted, at(true)).choice.location).not.toBe(99_999)
  })

  test('a place asked for first leads to a source that has it', () => {
    const elsewhere = { ...context, preferredSource: 10 }
    expect(resolveChoice({ ...nothing, location: 8 }, elsewhere).choice).toMatchObject({
      source: 11,
      location: 8,
    })
    expect(
      resolveChoice({ ...nothing, location: 10 }, { ...context, preferredSource: 5 }).choice.source,
    ).toBe(2)
  })
})
