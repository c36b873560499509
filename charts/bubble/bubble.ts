import { midSentence } from '#domain/indicator/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodLabel } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { zoneKey } from '#charts/scatter/zone-looks.ts'
import { joinedNames as joined } from '#domain/triangulation/joined-names.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type BubbleModel, bubbleModel, type DrawnBubble } from './model.ts'
import { bubbleNotes } from './notes.ts'
import { bubbleOption } from './option.ts'
import type { BubbleInput } from './view.ts'

/** Three indicators of the states at once: sideways, upwards and as area, with the zone as colour. */
export function bubbleFigure(input: BubbleInput): Figure {
  const model = bubbleModel(input)
  const points = model.bubbles.flatMap(({ x, y, size }) => [x, y, ...(size ? [size] : [])])
  const isEmpty = model.bubbles.length === 0
  return {
    title: titleOf(model, input),
    subtitle: subtitleOf(model, input),
    key: isEmpty ? [] : keyOf(model),
    sourceLine: sourceLine(points, input),
    notes: isEmpty ? [] : bubbleNotes(model, input),
    rows: points.map((point) => figureRow(point, input)),
    summary: isEmpty ? '' : summaryOf(model, input),
    marks: model.bubbles.map((bubble, index) => mark(bubble, index, model, input)),
    empty: isEmpty ? { text: input.language.text(EMPTY), alternatives: [] } : null,
    height: (width) => (width < 480 ? 420 : Math.round(Math.min(620, Math.max(400, width * 0.52)))),
    option: (surface) => bubbleOption(model, input, surface, periodOf(model, input)),
  }
}

/** `Stunting (under 5) against skilled attendance at birth by state, NDHS 2023–24`. */
function titleOf(model: BubbleModel, input: BubbleInput): string {
  const pair = `${model.y.shortName} against ${midSentence(model.x.shortName)} by state`
  if (!model.frame) return pair
  const { x, y } = model.axes
  const names = [...new Set([y.source, x.source])].map((id) => known(input.reference.sources, id).name)
  return `${pair}, ${joined(names)} ${periodOf(model, input)}`
}

/** The period in the words of the upright axis' source. */
export function periodOf({ frame, axes }: BubbleModel, { reference }: BubbleInput): string {
  return frame ? periodLabel(frame.period, reference.sources.get(axes.y.source)?.periodLabels) : ''
}

function subtitleOf({ size, axes }: BubbleModel, { reference }: BubbleInput): string {
  if (!size || !axes.size) return 'One bubble for each state; colour: zone'
  const { name } = known(reference.sources, axes.size.source)
  return `One bubble for each state; area: ${midSentence(size.shortName)} (${name}); colour: zone`
}

function keyOf(model: BubbleModel): KeyEntry[] {
  const { bubbles, looks, largest, size } = model
  const shown = new Set(bubbles.map(({ look }) => look?.zone.id))
  const zones = looks
    .filter(({ zone }) => shown.has(zone.id))
    .map((look): KeyEntry => ({ ...zoneKey(look), marker: 'circle' }))
  return [...zones, ...signKey(bubbles, size && largest > 0 ? formatWithUnit(largest, size) : null)]
}

/** What rings and dashes mean, and how large the largest bubble is. */
export function signKey(bubbles: readonly DrawnBubble[], largest: string | null): KeyEntry[] {
  const ring = { colour: '--ink2', marker: 'circle', hollow: true } as const
  return [
    ...(bubbles.some(({ isElsewhen }) => isElsewhen)
      ? [{ ...ring, label: 'Hollow: a figure of another year' }]
      : []),
    ...(largest === null ? [] : [{ ...ring, label: `Largest bubble of all periods: ${largest}` }]),
  ]
}

function summaryOf(model: BubbleModel, input: BubbleInput): string {
  const { bubbles, pale, medians, frame, x, y } = model
  const zones = [...new Set(bubbles.flatMap(({ look }) => (look ? [placeWords(look.zone)] : [])))]
  const where = pale.length > 0 ? ` in ${joined(zones)}` : ''
  const count = `${bubbles.length} ${bubbles.length === 1 ? 'state has' : 'states have'} both figures${where} (${periodOf(model, input)}).`
  const middle = medians
    ? ` Their median is ${formatWithUnit(medians.x, x)} for ${midSentence(x.shortName)} and ${formatWithUnit(medians.y, y)} for ${midSentence(y.shortName)}.`
    : ''
  const missing = frame?.missing.length ?? 0
  return `${count}${middle}${missing > 0 ? ` ${missing} ${missing === 1 ? 'has' : 'have'} not.` : ''}`
}

function mark(bubble: DrawnBubble, index: number, model: BubbleModel, { reference }: BubbleInput): Mark {
  const { state, x, y, size, look } = bubble
  const words = (sign: string, point: Point, indicator: BubbleModel['x']) => {
    const from = sourceAndPeriod(known(reference.sources, point.source), point)
    return { text: `${sign} ${indicator.shortName}: ${formatWithUnit(point.value, indicator)} (${from})` }
  }
  return {
    id: String(state.id),
    title: state.name,
    value: look?.zone.name ?? '',
    lines: [
      words('→', x, model.x),
      words('↑', y, model.y),
      ...(size && model.size ? [words('○', size, model.size)] : []),
      ...(model.size && !size
        ? [{ text: `○ No figure of ${midSentence(model.size.shortName)} near this year` }]
        : []),
      ...(bubble.isElsewhen ? [{ text: 'Hollow: a figure of another year', tone: 'warning' } as const] : []),
    ],
    seriesIndex: 0,
    dataIndex: index,
    at: [x.value, y.value],
    drill: state.id,
  }
}
