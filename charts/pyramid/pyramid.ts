import { bandName, populationFacts } from '#domain/disaggregation/population.ts'
import { categoryName } from '#domain/disaggregation/dimension.ts'
import { groupPoint, overallPoint } from '#domain/disaggregation/group-point.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatNumber } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { emptyGroups, groupRow, periodText } from '#charts/groups/group-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { intervalWords } from '#charts/words/point-words.ts'
import { percent, type PyramidBar, type PyramidModel, pyramidModel } from './model.ts'
import { pyramidHeight, pyramidOption } from './pyramid-option.ts'
import type { PyramidInput } from './view.ts'

/** Counts by age and sex as a pyramid: females at the left, males at the right, the oldest on top. */
export function pyramidFigure(input: PyramidInput): Figure {
  const model = pyramidModel(input)
  const { groups, indicator, place, bars } = model
  const { source, period } = groups
  const points = bars.map((bar) => pointOf(bar, input))
  const from = source && period !== null ? `, ${source.name} ${periodText(groups)}` : ''
  return {
    title: `${indicator.shortName} by age and sex in ${placeWords(place)}${from}`,
    subtitle: `${model.asCounts ? indicator.fullName : `Percentage of ${midSentence(indicator.shortName)}, both sexes together`}; age in years`,
    key: key(model),
    sourceLine: sourceLine(points, input),
    notes: notes(model),
    rows: bars.map((bar, index) =>
      groupRow(markOf(bar, points[index] ?? pointOf(bar, input)), groups, input),
    ),
    summary: summary(model),
    marks: bars.map((bar, dataIndex) => mark(model, bar, dataIndex, input)),
    empty: bars.length === 0 ? emptyGroups(groups, input) : null,
    height: (width) => pyramidHeight(model.pyramid?.bands.length ?? 0, width),
    option: (surface) => pyramidOption(model, surface),
  }
}

function pointOf({ figure }: PyramidBar, input: PyramidInput) {
  return groupPoint(figure, overallPoint(input.table, figure))
}

function markOf({ figure }: PyramidBar, point: ReturnType<typeof pointOf>) {
  const name = categoryName(figure.dimension, figure.category)
  return { category: { order: figure.categoryOrder, category: figure.category, name }, point }
}

function mark(model: PyramidModel, bar: PyramidBar, dataIndex: number, input: PyramidInput): Mark {
  const { pyramid, outline, groups, place, indicator } = model
  const point = pointOf(bar, input)
  const share = pyramid ? `${formatNumber(percent(bar.count, pyramid))}% of all` : ''
  const count = formatNumber(bar.count, 0)
  const other = outline?.pyramid.bands.find((band) => band.from === bar.band.from)?.[bar.sex]
  const bounds = intervalWords(point, indicator, input.language)
  return {
    id: `${bar.sex}:${bar.band.from}`,
    title: `${bar.sex === 'female' ? 'Female' : 'Male'}, ${bandName(bar.band)}`,
    value: model.asCounts ? count : share,
    lines: [
      { text: model.asCounts ? share : count },
      ...(bounds === null ? [] : [{ text: bounds }]),
      ...(outline && typeof other === 'number'
        ? [{ text: `${outline.place.name}: ${formatNumber(percent(other, outline.pyramid))}% of all` }]
        : []),
      ...(groups.source ? [{ text: `${place.name} · ${sourceAndPeriod(groups.source, point)}` }] : []),
    ],
    seriesIndex: 0,
    dataIndex,
    at: [bar.length, bar.row],
  }
}

function key({ outline }: PyramidModel): KeyEntry[] {
  return [
    { label: 'Female', colour: '--group-a', marker: 'square' },
    { label: 'Male', colour: '--group-b', marker: 'square' },
    ...(outline
      ? [{ label: `Outline: ${outline.place.name}`, colour: '--ink', marker: 'line' } as const]
      : []),
  ]
}

function notes({ groups, pyramid }: PyramidModel): string[] {
  if (!groups.source || !pyramid) return []
  const { name, methodology } = groups.source
  const isOpen = pyramid.bands.some(({ to }) => to === null)
  return [
    ...(methodology === '' ? [] : [`${name}: ${methodology}.`]),
    ...(isOpen ? ['The top band has no upper end, so its length cannot be compared with the others.'] : []),
    ...(hasUnevenBands(pyramid.bands)
      ? ['The bands hold different numbers of years; longer bands hold more people.']
      : []),
  ]
}

function hasUnevenBands(bands: readonly { readonly from: number; readonly to: number | null }[]): boolean {
  const widths = new Set(bands.flatMap(({ from, to }) => (to === null ? [] : [to - from])))
  return widths.size > 1
}

function summary({ groups, indicator, place, bars }: PyramidModel): string {
  const facts = populationFacts(bars.map(({ figure }) => figure))
  if (!facts || !groups.source || groups.period === null) return ''
  const parts = [
    facts.female && `${formatNumber(facts.female.percent)}% female`,
    facts.under5 && `${formatNumber(facts.under5.percent)}% under 5`,
  ].filter((part) => part !== null)
  const lead = `${sourceAndPeriod(groups.source, { period: groups.period })}: ${midSentence(indicator.shortName)} in ${placeWords(place)} ${formatNumber(facts.total, 0)}`
  return parts.length === 0 ? `${lead}.` : `${lead}, ${parts.join(', ')}.`
}
