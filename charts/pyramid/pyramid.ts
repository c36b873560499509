import { barMark } from './model.ts'
import { bandName, populationFacts } from '#domain/disaggregation/population.ts'
import { categoryName } from '#domain/disaggregation/dimension-name.ts'
import { groupPoint, overallPoint } from '#domain/disaggregation/group-point.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  indicatorName,
  listOf,
  percentage,
  placeName,
  sentences,
  sourceName,
  whole,
} from '#domain/message/value.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { cellsOf, groupGaps } from '#charts/people/group-gaps.ts'
import { emptyGroups, groupRow, groupsCited, groupsTitle } from '#charts/people/group-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { intervalWords } from '#charts/words/point-words.ts'
import { percent, type PyramidBar, type PyramidModel, pyramidModel } from './model.ts'
import { pyramidHeight, pyramidPicture } from './pyramid-picture.ts'
import type { PyramidInput } from './view.ts'

/** Counts by age and sex as a pyramid: females at the left, males at the right, the oldest on top. */
export function pyramidFigure(input: PyramidInput): Figure {
  const model = pyramidModel(input)
  const { groups, indicator, place, bars } = model
  const points = bars.map((bar) => pointOf(bar, input))
  const { language } = input
  const cells =
    bars.length === 0 || groups.period === null
      ? []
      : cellsOf([{ location: place.id, period: groups.period }], groups)
  const names = { indicator: indicatorName(indicator), place: placeName(place) }
  return {
    title: language.text(groupsTitle(message('pyramid.title', names), groupsCited(groups))),
    subtitle: bars.length === 0 ? '' : subtitle(model, language),
    key: key(model, language),
    sourceLine: sourceLine(points, input),
    notes: notes(model).map((note) => language.text(note)),
    rows: bars.map((bar, index) =>
      groupRow(markOf(bar, points[index] ?? pointOf(bar, input), input), groups, input),
    ),
    gaps: groupGaps(cells, groups, input),
    summary: language.text(summary(model, input)),
    marks: bars.map((bar) => mark(model, bar, input)),
    empty: bars.length === 0 ? emptyGroups(groups, input) : null,
    height: (width) => pyramidHeight(model.pyramid?.bands.length ?? 0, width),
    picture: (surface) => pyramidPicture(model, language, surface),
  }
}

function subtitle({ asCounts, indicator }: PyramidModel, language: Language): string {
  return language.text(
    asCounts
      ? message('pyramid.subtitle-counts', { name: indicator.fullName })
      : message('pyramid.subtitle', { indicator: indicatorName(indicator) }),
  )
}

function pointOf({ figure }: PyramidBar, input: PyramidInput) {
  return groupPoint(figure, overallPoint(input.table, figure))
}

function markOf({ figure }: PyramidBar, point: ReturnType<typeof pointOf>, { language }: PyramidInput) {
  const name = language.text(categoryName(figure.dimension, figure.category))
  return { category: { order: figure.categoryOrder, category: figure.category, name }, point }
}

function mark(model: PyramidModel, bar: PyramidBar, input: PyramidInput): Mark {
  const { pyramid, outline, groups, place, indicator } = model
  const { language } = input
  const point = pointOf(bar, input)
  const share = pyramid
    ? message('pyramid.share', { percent: percentage(percent(bar.count, pyramid), 1) })
    : ''
  const count = whole(bar.count)
  const other = outline?.pyramid.bands.find((band) => band.from === bar.band.from)?.[bar.sex]
  const bounds = intervalWords(point, indicator, language)
  const [value, second] = model.asCounts ? [count, share] : [share, count]
  const lines: Value[] = [second, ...(bounds === null ? [] : [bounds])]
  if (outline && typeof other === 'number') {
    const shown = percentage(percent(other, outline.pyramid), 1)
    lines.push(message('pyramid.outline-share', { place: placeName(outline.place), percent: shown }))
  }
  if (groups.source) {
    const from = cited(groups.source, point.period)
    lines.push(message('chart.place-cited', { place: placeName(place), cited: from }))
  }
  return {
    id: barMark(bar),
    title: language.text(message('pyramid.bar', { sex: bar.sex, band: bandName(bar.band) })),
    value: language.text(value),
    lines: lines.map((line) => ({ text: language.text(line) })),
  }
}

function key({ outline }: PyramidModel, language: Language): KeyEntry[] {
  const sexes = [
    { sex: 'female', colour: '--group-a' },
    { sex: 'male', colour: '--group-b' },
  ] as const
  const found: KeyEntry[] = sexes.map(({ sex, colour }) => ({
    label: language.text(message('pyramid.sex', { sex })),
    colour,
    marker: 'square',
  }))
  if (!outline) return found
  const label = language.text(message('pyramid.outline', { place: placeName(outline.place) }))
  return [...found, { label, colour: '--ink', marker: 'line' }]
}

function notes({ groups, pyramid }: PyramidModel): Message[] {
  if (!groups.source || !pyramid) return []
  const { methodology: method } = groups.source
  const isOpen = pyramid.bands.some(({ to }) => to === null)
  return [
    ...(method === '' ? [] : [message('pyramid.method', { source: sourceName(groups.source), method })]),
    ...(isOpen ? [message('pyramid.open-band')] : []),
    ...(hasUnevenBands(pyramid.bands) ? [message('pyramid.uneven')] : []),
  ]
}

function hasUnevenBands(bands: readonly { readonly from: number; readonly to: number | null }[]): boolean {
  const widths = new Set(bands.flatMap(({ from, to }) => (to === null ? [] : [to - from])))
  return widths.size > 1
}

/** What the groups add up to, with the total of the source itself where that is another number. */
function summary({ groups, indicator, place, bars }: PyramidModel, { table }: PyramidInput): Value {
  const facts = populationFacts(bars.map(({ figure }) => figure))
  if (!facts || !groups.source || groups.period === null) return ''
  const said = {
    cited: cited(groups.source, groups.period),
    indicator: indicatorName(indicator),
    place: placeName(place),
    total: whole(facts.total),
  }
  const parts = (['female', 'under5'] as const).flatMap((who) => {
    const share = facts[who]
    return share ? [message('pyramid.part', { who, percent: percentage(share.percent, 1) })] : []
  })
  const [first] = bars
  const own = first ? overallPoint(table, first.figure)?.value : undefined
  const isOther = own !== undefined && Math.round(own) !== facts.total
  return sentences([
    parts.length === 0
      ? message('pyramid.summary', said)
      : message('pyramid.summary-parts', { ...said, parts: listOf(parts, 'none') }),
    ...(isOther ? [message('pyramid.own-total', { total: whole(own) })] : []),
  ])
}
