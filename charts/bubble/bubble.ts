import type { Language } from '#domain/message/language.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  figure,
  indicatorName,
  listOf,
  periodName,
  placeName,
  sentences,
  sourceName,
} from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { zoneKey } from '#charts/points/zone-looks.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type BubbleModel, bubbleModel, type DrawnBubble } from './model.ts'
import { bubbleGaps } from './gaps.ts'
import { bubbleNotes } from './notes.ts'
import { bubblePicture } from './picture.ts'
import type { BubbleInput } from './view.ts'

/** Three indicators of the states at once: sideways, upwards and as area, with the zone as colour. */
export function bubbleFigure(input: BubbleInput): Figure {
  const model = bubbleModel(input)
  const points = model.bubbles.flatMap(({ x, y, size }) => [x, y, ...(size ? [size] : [])])
  const isEmpty = model.bubbles.length === 0
  const { language } = input
  const gaps = bubbleGaps(model, input)
  return {
    title: language.text(titleOf(model, input)),
    subtitle: language.text(subtitleOf(model, input)),
    key: isEmpty ? [] : keyOf(model, language),
    sourceLine: sourceLine(points, input),
    notes: isEmpty ? [] : bubbleNotes(model, gaps, input),
    rows: points.map((point) => figureRow(point, input)),
    gaps: [...gaps.notDrawn, ...gaps.noSize],
    summary: isEmpty ? '' : language.text(bubbleSummary(model, input)),
    marks: model.bubbles.map((bubble) => mark(bubble, model, input)),
    empty: isEmpty ? { text: language.text(EMPTY), alternatives: [] } : null,
    leastHeight: 420,
    height: (width) => (width < 480 ? 420 : Math.round(Math.min(620, Math.max(400, width * 0.52)))),
    picture: (surface) => bubblePicture(model, input, surface, language.text(periodOf(model, input))),
  }
}

/** `Stunting (under 5) against skilled attendance at birth by state, NDHS 2023–24`. */
function titleOf(model: BubbleModel, input: BubbleInput): Message {
  const pair = { y: indicatorName(model.y), x: indicatorName(model.x) }
  if (!model.frame) return message('bubble.title', pair)
  const { x, y } = model.axes
  const ids = [...new Set([y.source, x.source])]
  const sources = listOf(ids.map((id) => sourceName(byId(input.reference.sources, id))))
  return message('bubble.title-cited', { ...pair, sources, period: periodOf(model, input) })
}

/** The period in the words of the upright axis' source. */
function periodOf({ frame, axes }: BubbleModel, { reference }: BubbleInput): Value {
  return frame ? periodName(frame.period, reference.sources.get(axes.y.source)) : ''
}

function subtitleOf({ size, axes }: BubbleModel, { reference }: BubbleInput): Message {
  if (!size || !axes.size) return message('bubble.subtitle')
  const source = sourceName(byId(reference.sources, axes.size.source))
  return message('bubble.subtitle-size', { size: indicatorName(size), source })
}

function keyOf(model: BubbleModel, language: Language): KeyEntry[] {
  const shown = new Set(model.bubbles.map(({ look }) => look?.zone.id))
  const zones = model.looks
    .filter(({ zone }) => shown.has(zone.id))
    .map((look): KeyEntry => ({ ...zoneKey(look, language), marker: 'circle' }))
  return [...zones, ...signKey(model, language)]
}

/** The meaning of rings and dashes, and the size of the largest bubble. */
export function signKey({ bubbles, size, largest }: BubbleModel, language: Language): KeyEntry[] {
  const ring = { colour: '--ink2', marker: 'circle', hollow: true } as const
  const found: Message[] = []
  if (bubbles.some(({ isElsewhen }) => isElsewhen)) found.push(message('bubble.hollow'))
  if (size && largest > 0) found.push(message('bubble.largest', { value: figure(largest, size) }))
  return found.map((said) => ({ ...ring, label: language.text(said) }))
}

/** How many states have both figures, and where their middle lies. */
export function bubbleSummary(model: BubbleModel, input: BubbleInput): Value {
  const { bubbles, pale, medians, frame, x, y } = model
  const ids = [...new Set(bubbles.flatMap(({ look }) => (look ? [look.zone] : [])))]
  const zones = listOf(ids.map(placeName))
  const both = { count: bubbles.length, period: periodOf(model, input) }
  const missing = frame?.missing.length ?? 0
  const found = [
    pale.length > 0 ? message('bubble.both-in', { ...both, zones }) : message('bubble.both', both),
  ]
  if (medians) {
    const names = { x: indicatorName(x), y: indicatorName(y) }
    const middle = { xValue: figure(medians.x, x), yValue: figure(medians.y, y) }
    found.push(message('bubble.medians', { ...names, ...middle }))
  }
  if (missing > 0) found.push(message('bubble.have-not', { count: missing }))
  return sentences(found)
}

function mark(bubble: DrawnBubble, model: BubbleModel, { reference, language }: BubbleInput): Mark {
  const { state, x, y, size, look } = bubble
  const side = (sign: string, { value, source, period }: Point, indicator: BubbleModel['x']) =>
    message('bubble.side', {
      sign,
      indicator: indicatorName(indicator),
      value: figure(value, indicator),
      cited: cited(byId(reference.sources, source), period),
    })
  const lines = [side('→', x, model.x), side('↑', y, model.y)]
  if (size && model.size) lines.push(side('○', size, model.size))
  if (model.size && !size) lines.push(message('bubble.no-size', { indicator: indicatorName(model.size) }))
  const hollow = { text: language.text(message('bubble.hollow')), tone: 'warning' } as const
  return {
    id: String(state.id),
    title: state.name,
    value: look?.zone.name ?? '',
    lines: [...lines.map((said) => ({ text: language.text(said) })), ...(bubble.isElsewhen ? [hollow] : [])],
    destination: { kind: 'trail', id: state.id },
  }
}
