import type { SourceLine } from '#charts/over-time/line.ts'
import { message, type Value } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import type { KeyEntry } from '#charts/figure.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { partKey } from '#charts/words/part-of-period.ts'
import { intervalLevels, levelWords } from '#charts/words/interval-levels.ts'
import { type RowEvidence, rowEvidence } from '#charts/words/evidence-marks.ts'
import { lastPoint } from '#charts/over-time/last-point.ts'
import { birthKey } from './births.ts'
import { showsInterval } from '#charts/over-time/intervals.ts'
import { isHollow } from '#charts/over-time/line-style.ts'
import type { TrendModel } from './lines.ts'
import { shownMissingYears } from './marks.ts'
import type { TrendInput } from './view.ts'

/** One switch a source in reading order; hiding one moves none of the others. */
export function trendKey(model: TrendModel, input: TrendInput): KeyEntry[] {
  const { language } = input
  const { marks } = sameEvidence(model, input)
  return [
    ...model.all.map((line) => entry(line, !model.lines.includes(line), marks.get(line.source.id), input)),
    ...partKey(model.lines, input.view.options.shape ?? 'line', language),
    ...birthKey(model, language),
    ...missingKey(model, input),
  ]
}

/** Key of the rings on the axis of a line, where any are drawn. */
function missingKey(model: TrendModel, { view, language }: TrendInput): KeyEntry[] {
  if ((view.options.shape ?? 'line') !== 'line' || shownMissingYears(model).length === 0) return []
  return [
    {
      label: language.text(message('trend.missing-key')),
      colour: '--control',
      marker: 'circle',
      hollow: true,
    },
  ]
}

function entry(
  line: SourceLine,
  hidden: boolean,
  mark: string | undefined,
  { view, language }: TrendInput,
): KeyEntry {
  const { token, marker } = classLook(line.source.classification)
  return {
    label: language.text(marked(label(line, showsInterval(line, view.options)), mark)),
    colour: `--${token}`,
    marker,
    hollow: isHollow(line),
    source: line.source.id,
    hidden,
  }
}

/** With the letter of the evidence that it shares with other lines. */
function marked(name: Value, mark: string | undefined): Value {
  return mark === undefined ? name : message('trend.key-shared', { name, mark })
}

/**
 * Names the drawn lines that repeat one piece of evidence, by their newest figures. Letters are those of all lines, as in
 * the table beside; nothing is said where no two lines share any.
 */
export function sameEvidence(
  { all, lines }: TrendModel,
  { reference }: Pick<TrendInput, 'reference'>,
): Pick<RowEvidence, 'marks' | 'notes'> {
  const { marks, notes } = rowEvidence(
    all.flatMap((line) => lastPoint(line) ?? []),
    reference,
  )
  const drawn = Map.groupBy(lines, ({ source }) => marks.get(source.id))
  const shared = [...marks].filter(([, mark]) => (drawn.get(mark)?.length ?? 0) > 1)
  return { marks: new Map(shared), notes: shared.length > 0 ? notes : [] }
}

/** With its interval where one is drawn. */
function label({ source, points }: SourceLine, isDrawn: boolean): Value {
  const levels = isDrawn ? intervalLevels(points) : []
  const name = sourceName(source)
  return levels.length > 0 ? message('trend.key-interval', { source: name, level: levelWords(levels) }) : name
}
