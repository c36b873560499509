import { describe, expect, test } from 'vitest'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { english } from '#languages/from-source.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { groupsOf, quintiles } from '#tests/builders/made-up-groups.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import type { GroupFigure } from './group-figure.ts'
import { categoriesOf, groupsWhere } from './group-filter.ts'
import { groupInequality } from './group-inequality.ts'
import { measureTable, withheld } from './measure-rows.ts'

function measured(figures: readonly GroupFigure[], change: Partial<Indicator> = {}, all = figures) {
  const found = groupInequality(figures, categoriesOf(all), anIndicator(7, change))
  if (found.status !== 'ok') throw new Error(english.text(found.reason))
  return found.measures
}

function texts(figures: readonly GroupFigure[], change: Partial<Indicator> = {}) {
  const indicator = anIndicator(7, change)
  const found = groupInequality(figures, categoriesOf(figures), indicator)
  if (found.status !== 'ok') throw new Error(english.text(found.reason))
  const { main } = measureTable(found, indicator)
  return {
    main,
    values: Object.fromEntries(
      main.map((row) => [row.definition.name, row.value === null ? null : english.text(row.value)]),
    ),
  }
}

describe('of the data that ship, computed with Python’s standard library', () => {
  test('skilled attendance at birth by wealth quintile, ICEH 2018', () => {
    const groups = { indicator: 7, dimension: 'wealth_quintile', location: 1, period: 2018000 }
    const result = measured(groupsWhere(shippedGroups('iceh.csv'), groups))
    expect(result.mu).toBeCloseTo(47.688, 8)
    expect(result.difference).toBeCloseTo(74.38, 8)
    expect(result.ratio).toBeCloseTo(6.856692913386, 8)
    expect(result.sii_logit).toBeCloseTo(83.214725718391, 6)
    expect(result.rii_logit).toBeCloseTo(12.275977027514, 6)
    expect(result.aci).toBeCloseTo(15.432, 8)
    expect(result.rci).toBeCloseTo(0.323603422245, 8)
    expect(result.erreygers).toBeCloseTo(0.61728, 8)
    expect(result.par).toBeCloseTo(39.392, 8)
    expect(result.paf_pct).toBeCloseTo(82.603590001678, 8)
    expect(result.concentration).toBe('among_the_better-off')
    expect(result.ci95.difference).toBeNull()
  })

  test('deaths under five by wealth quarter, GDL 2018: concentrated the other way', () => {
    const groups = { indicator: 32, dimension: 'wealth_quartile', location: 1, period: 2018000 }
    const change = { slope: 'Negative', factor: 1 } as const
    const result = measured(groupsWhere(shippedGroups('gdl.csv'), groups), change)
    expect(result.mu).toBeCloseTo(117.6, 8)
    expect(result.difference).toBeCloseTo(119.9, 8)
    expect(result.ratio).toBeCloseTo(3.204854726002, 8)
    expect(result.aci).toBeCloseTo(-25.6425, 8)
    expect(result.par).toBeCloseTo(-63.22, 8)
    expect(result.concentration).toBe('among_the_worse-off')
  })
})

test('bounds give intervals, of which the concentration is read', () => {
  const figures = quintiles([20, 40, 50, 60, 80]).map((figure) => ({
    ...figure,
    lower: figure.value - 2,
    upper: figure.value + 2,
  }))
  const { ci95 } = measured(figures)
  // se = 4 / 3.919928 = 1.020427 each, so the half is 1.959964 · 1.020427 · √2.
  expect(ci95.difference?.[0]).toBeCloseTo(60 - 2.828427, 5)
  expect(ci95.aci?.[0]).toBeGreaterThan(0)
})

describe('refused, with the reason', () => {
  test.each<[string, GroupFigure[], Partial<Indicator>]>([
    ['not figures of groups of people', groupsOf('cause', { Fever: 60, Falls: 40 }), {}],
    [
      'Counts grow with the number of people',
      groupsOf('sex', { Female: 5, Male: 6 }),
      { factor: 4, denominator: '' },
    ],
    ['15–24 and 15–49 overlap', groupsOf('age', { '15-24': 5, '15-49': 6 }), {}],
    ['fewer', groupsOf('sex', { Female: 5 }), {}],
    ['fewer', [], {}],
  ])('%s', (words, figures, change) => {
    const found = groupInequality(figures, categoriesOf(figures), anIndicator(7, change))
    expect(found.status === 'refused' && english.text(found.reason)).toContain(words)
  })
})

describe('measures in words', () => {
  test('a percentage with an order', () => {
    const { values } = texts(quintiles([20, 40, 50, 60, 80]))
    expect(values).toEqual({
      difference: '60.0 points',
      ratio: '4.00 times',
      sii_logit: '64.9 points',
      rii_logit: '4.69 times',
      aci: '11.2 points',
      rci: '0.224',
      erreygers: '0.448',
      par: '30.0 points',
      paf_pct: '60.0%',
    })
  })

  test('a plain number has a line and no curve, and no index of percentages', () => {
    const { values } = texts(quintiles([7, 6, 5, 4, 3]), { factor: 4, slope: 'Negative' })
    expect(Object.keys(values)).not.toContain('sii_logit')
    expect(Object.keys(values)).not.toContain('erreygers')
    expect(values).toMatchObject({ difference: '4.0', sii_linear: '−5.0', par: '−2.0' })
  })

  test('what cannot be given says why', () => {
    const { main } = texts(groupsOf('sex', { Female: 40, Male: 30 }))
    expect(withheld(main).map(({ reason }) => english.text(reason))).toEqual([
      'The groups have no order of advantage.',
      'The source does not say how many people each group holds, so the groups cannot be weighted.',
    ])
  })

  test('a missing group is named, and only the two ends are compared', () => {
    const here = quintiles([20, 40, 50, 60, 80]).slice(1)
    const indicator = anIndicator(7)
    const found = groupInequality(here, categoriesOf(quintiles([1, 2, 3, 4, 5])), indicator)
    if (found.status !== 'ok') throw new Error(english.text(found.reason))
    const [row] = withheld(measureTable(found, indicator).main)
    expect(row && english.text(row.reason)).toBe(
      'No figure of Poorest; measures over all groups need every group.',
    )
    expect(found.measures.compared).toEqual({ high: 'Richest', low: 'Second' })
  })

  test('without a direction nothing is to be reached', () => {
    const { main } = texts(quintiles([20, 40, 50, 60, 80]), { slope: null })
    const said = withheld(main).map(({ reason, titles }) => ({
      reason: english.text(reason),
      titles: titles.map((title) => english.text(title)),
    }))
    expect(said).toEqual([
      {
        reason: 'Neither more nor less is better for this indicator, so no group is the one to reach.',
        titles: ['Population attributable risk (PAR)', 'Population attributable fraction (PAF)'],
      },
    ])
  })
})
