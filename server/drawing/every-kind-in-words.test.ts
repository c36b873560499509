import { beforeAll, expect, test } from 'vitest'
import type { Figure } from '#charts/figure.ts'
import { KINDS } from '#charts/kinds.ts'
import type { View } from '#charts/view.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { stateCode, zoneCode } from '#domain/location/location.ts'
import { properRanges } from '#domain/message/indicator-words.ts'
import { term } from '#domain/message/value.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { english, languageOf } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { figureOfView, plotOf } from './draw-view.ts'

// In the pseudo-language every word of a message has accents. A plain word is a name of the data, or was
// never a message.

const {
  trend,
  groups: ofGroups,
  map,
  'epidemic-curve': curve,
  'indicator-comparison': ofIndicators,
} = VIEW_OF_EACH_KIND
const LASSA_YEAR = [481, 483]
const STATES = { compareBy: 'states' } as const

/** A view of every kind, and further forms of the kinds that have several. */
const VIEWS: readonly (readonly [string, View])[] = [
  ...KINDS.map(({ name }) => [name, VIEW_OF_EACH_KIND[name]] as const),
  ['trend in columns', { ...trend, options: { shape: 'column' } }],
  ['trend by year of birth', { ...trend, options: { yearsOf: 'birth' } }],
  ['columns by year of birth', { ...trend, options: { yearsOf: 'birth', shape: 'column' } }],
  [
    'indicators by year of birth',
    { ...ofIndicators, indicators: [18, 20, 2], options: { compareBy: 'period', yearsOf: 'birth' } },
  ],
  ['trend without figures', { ...trend, locations: [20], sources: [999] }],
  ['map of a survey without figures', { ...map, periods: ['1990'] }],
  ['groups by wealth', { ...ofGroups, options: { dimension: 'wealth_quintile' } }],
  ['weeks of all years', { ...curve, periods: [], options: {} }],
  ['running totals', { ...curve, periods: [], options: { shape: 'cumulative' } }],
  ['weeks of cumulative counts', { ...curve, indicators: [499], periods: ['2020'], locations: [41] }],
  ['states by week', { ...curve, options: STATES }],
  ['totals of states', { ...curve, periods: [], options: { ...STATES, shape: 'bars' } }],
  [
    'rates of states',
    {
      ...curve,
      indicators: [1301, 62],
      sources: [31, 106],
      periods: ['2022'],
      options: { ...STATES, shape: 'bars' },
    },
  ],
  ['share that died', { ...curve, indicators: LASSA_YEAR, periods: [], options: {} }],
  ['share that died by state', { ...curve, indicators: LASSA_YEAR, periods: [], options: STATES }],
]

let data: ShippedData
let groups: readonly GroupFigure[]
/** The longest first. */
let names: readonly string[]
let anyName: RegExp

beforeAll(async () => {
  data = await readShippedData()
  groups = [...shippedGroups('gdl.csv'), ...shippedGroups('cod-ps.csv')]
  names = namesOf(data, groups)
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  anyName = new RegExp(`(?<![\\p{L}\\p{N}])(the )?(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
})

test.each(VIEWS)('%s says only messages and names', async (_, view) => {
  const table = mergeTables(view.indicators.map((id) => data.tableOf(id)))
  const { reference } = data
  const figure = await figureOfView({
    ...{ view, table, reference, groups },
    currentYear: 2026,
    language: languageOf('pseudo'),
  })
  // The name of an indicator may be broken over two lines.
  const broken = new Set(
    view.indicators.flatMap((id) => reference.indicators.get(id)?.shortName.split(' ') ?? []),
  )
  const left = [...saidBy(figure), ...(await drawnBy(figure))].flatMap((text) => {
    const rest = text.replace(anyName, ' ')
    const found = rest.match(/(?<![\p{L}\p{N}])[A-Za-z]{3,}(?![\p{L}\p{N}])/gu) ?? []
    const words = found.filter((word) => !broken.has(word))
    return words.length === 0 ? [] : [`${words.join(' ')} in ${text}`]
  })
  expect([...new Set(left)]).toEqual([])
})

/** Every text of a figure. Codes of the data beside its rows are no texts. */
function saidBy({ title, subtitle, sourceLine, notes, summary, ...figure }: Figure): string[] {
  const { key, rows, gaps = [], computed, marks, empty } = figure
  return [
    ...[title, subtitle, sourceLine, summary, ...notes],
    ...key.map(({ label }) => label),
    ...[...rows, ...gaps].flatMap(({ indicator, source, location, level, period, unit, group }) => [
      ...[indicator, source, location, level, period, unit, group?.name ?? ''],
    ]),
    ...rows.flatMap((row) => row.notes),
    ...gaps.flatMap(({ gap }) => [gap.short, gap.long]),
    ...(computed
      ? [computed.title, ...computed.heads, ...computed.rows.flatMap((row) => row.map(computed.shown))]
      : []),
    ...marks.flatMap((mark) => [mark.title, mark.value, ...mark.lines.map(({ text }) => text)]),
    ...(empty ? [empty.text, empty.why ?? '', ...empty.alternatives.map(({ label }) => label)] : []),
  ]
}

/** Every text of the plot, wide and narrow, but names that were cut or broken into lines. */
async function drawnBy(figure: Figure): Promise<string[]> {
  if (figure.empty) return []
  const plots = await Promise.all(
    [900, 340].map((width) => plotOf(figure, { width, mode: 'light', fontScale: 1 })),
  )
  return plots.flatMap(({ svg }) =>
    [...svg.matchAll(/<text[^>]*>([^<]*)</g)]
      .map(([, text = '']) => text)
      .filter((text) => !text.includes('…') && !names.some((name) => name.includes(text))),
  )
}

/** All that is called by a name: places, sources, indicators and their terms, diseases, groups of people. */
function namesOf({ reference }: ShippedData, figures: readonly GroupFigure[]): string[] {
  const { locations, sources, indicators, measures, curation, evidence } = reference
  const all = [
    ...[...locations.values()].flatMap(({ name }) => [name, stateCode(name), zoneCode(name)]),
    'NGA',
    ...[...sources.values()].flatMap((source) => [
      source.name,
      source.fullName,
      source.custodian,
      source.vintage.split(/[(;:]/)[0]?.trim() ?? '',
      // Of a text for several subjects the part about one, and the edition of the figures themselves.
      ...source.vintage.split('; '),
    ]),
    'exports of 2022',
    ...[...evidence.values()].map(({ title }) => title),
    ...[...indicators.values()].flatMap((one) => [
      ...[one.shortName, one.fullName, one.numerator, one.denominator],
    ]),
    ...[...measures.values()].flatMap((one) => [one.numerator, one.denominator, one.method]),
    ...curation.diseases.flatMap(({ name, measures: counts }) => [
      name,
      ...counts.flatMap((count) => [count.name, count.many, count.one]),
    ]),
    ...figures.map(({ category }) => category),
    ...['Pearson', 'Spearman', 'Kendall', 'Freedman–Diaconis'],
  ]
  const written = all.flatMap((name) => [name, properRanges(name), english.text(term(name))])
  return [...new Set(written)].filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length)
}
