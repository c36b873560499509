import { noInterval } from '#domain/reference/no-interval.ts'
import { partialNote } from '#domain/narrative/figure-notes.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { unitOf } from '#domain/message/indicator-words.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { figure, placeName, sentences } from '#domain/message/value.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { endFigures } from '#domain/comparison/end-figures.ts'
import { endPlaces } from '#domain/comparison/end-places.ts'
import { type FigureRange, figureRange } from '#domain/comparison/figure-range.ts'
import { reachCount } from '#domain/target/reach-count.ts'
import { targetValue } from '#domain/target/target-label.ts'
import type { Figure, GapRow, KeyEntry, Mark } from '#charts/figure.ts'
import { standingLook } from '#charts/colour/standing-colour.ts'
import { drillTarget } from '#charts/selection/drill.ts'
import { warnedNote } from '#charts/words/warned-note.ts'
import { numberOf } from '#charts/words/number-of.ts'
import { axisNote } from '#charts/words/axis-note.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { fewEventsKey, fewEventsNote } from '#charts/words/few-events.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { placeGaps, whyNone } from '#charts/selection/place-gaps.ts'
import { intervalLevels, levelsNote, levelWords } from '#charts/words/interval-levels.ts'
import { missingNote } from '#charts/words/missing-places.ts'
import { placeTitle } from '#charts/selection/place-title.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { distributionBarPicture, barScale } from './bar-picture.ts'
import { barsHeight, leastBarsHeight } from './layout.ts'
import { type DistributionModel, distributionModel } from './rows.ts'
import type { DistributionInput } from './view.ts'

/** Places below a location as sorted bars, the location itself on top. */
export function distributionFigure(input: DistributionInput): Figure {
  const model = distributionModel(input)
  const { selection, parent, rows } = model
  const { indicator, source } = selection
  const measure = source ? input.reference.measures.get(measureKey(indicator.id, source.id)) : undefined
  const { language } = input
  const unit = unitOf(indicator, measure)
  const gaps = placeGaps(selection, model.places, input)
  return {
    title: placeTitle(selection, parent, parent.level === 3 ? 'lga' : 'state', language),
    subtitle: language.text(
      rows[0]?.isParent
        ? message('distribution.sorted-on-top', {
            ...{ unit, place: placeName(parent) },
            as: rows[0].isTotal ? 'total' : 'whole',
          })
        : message('distribution.sorted', { unit }),
    ),
    key: key(model, input),
    sourceLine: sourceLine(
      rows.map((row) => row.point),
      input,
    ),
    notes: notes(model, gaps, input),
    pictureNotes: pictureNotes(model, input),
    rows: rows.map((row) => figureRow(row.point, input)),
    gaps,
    summary: language.text(summary(model)),
    marks: rows.map((row) => mark(row, model, input)),
    empty:
      rows.length === 0
        ? emptyFigure(selection.available, input, source, whyNone(selection, model.places, input))
        : null,
    height: () => barsHeight(rows.length),
    leastHeight: leastBarsHeight(rows.length),
    picture: (surface) => distributionBarPicture(model, input, surface),
  }
}

function mark(
  row: DistributionModel['rows'][number],
  model: DistributionModel,
  input: DistributionInput,
): Mark {
  const { indicator } = model.selection
  const destination = row.isParent ? undefined : drillTarget(row.place, indicator.id, input.reference)
  return {
    id: String(row.place.id),
    title: row.place.name,
    value: input.language.text(figure(row.point.value, asPublished(row.point, indicator)), 'short'),
    lines: pointLines(row.point, input, { parts: input.view.options.parts === true }),
    ...numberOf(row.point),
    ...(destination && { destination }),
  }
}

function key({ rows }: DistributionModel, { view, language }: DistributionInput): KeyEntry[] {
  const children = rows.filter((row) => !row.isParent)
  const standings = (['above', 'on', 'below', 'none'] as const).filter((standing) =>
    children.some((row) => row.standing === standing && !row.few),
  )
  const entries = standings.map((standing): KeyEntry => {
    const { fill, marker } = standingLook(standing)
    const label = language.text(message('distribution.standing', { standing }))
    return { label, colour: `--${fill}`, marker }
  })
  if (children.some((row) => row.few)) entries.push(fewEventsKey(language))
  if (children.some((row) => row.wide)) {
    entries.push({ label: language.text(message('chart.wide-key')), colour: '--ink3', marker: 'hatch' })
  }
  const pale = (['above', 'on', 'below'] as const).filter((standing) =>
    children.some((row) => row.uncertain && row.standing === standing),
  )
  const levels = intervalLevels(rows.map((row) => row.point))
  for (const standing of pale) {
    const of = pale.length > 1 ? standing : 'all'
    const label = language.text(message('distribution.paler', { of }))
    entries.push({ label, colour: `--${standingLook(standing).pale}`, marker: 'square' })
  }
  if (children.some((row) => row.untested && !row.few)) {
    entries.push({
      label: language.text(message('distribution.untested')),
      colour: '--ink3',
      marker: 'up',
      hollow: true,
    })
  }
  if (view.options.intervals === false) return entries
  const whiskers = levels.map((level): KeyEntry => {
    const label = language.text(message('chart.interval-key', { level: String(level) }))
    return { label, colour: '--ink', marker: 'whisker' }
  })
  return [...entries, ...whiskers]
}

function notes(
  model: DistributionModel,
  gaps: readonly GapRow[],
  { view, language, reference }: DistributionInput,
): string[] {
  if (model.rows.length === 0) return []
  const points = model.rows.filter((row) => !row.isParent).map((row) => row.point)
  const few = fewEventsNote(points, model.selection.indicator, { reference })
  const levels = intervalLevels(model.rows.map((row) => row.point))
  return [
    ...dotsNote(model, levels, { reference }).map((said) => language.text(said)),
    ...[
      ...partialNote(points, model.selection.source),
      ...few,
      ...(view.options.intervals === false
        ? []
        : [...levelsNote(points, { reference }), ...widenedNote(model, levels)]),
      ...warnedNote(
        model.rows.map((row) => row.point),
        { indicators: new Map([[model.selection.indicator.id, model.selection.indicator]]) },
      ),
      ...missingNote(gaps),
    ].map((said) => language.text(said)),
    ...axisNote(barScale(model, view.options), language),
  ]
}

/** What the dots beside the bars are. */
function dotsNote(
  { rows, groups }: DistributionModel,
  levels: readonly number[],
  { reference }: Pick<DistributionInput, 'reference'>,
): Message[] {
  if (groups.length === 0 || levels.length === 0) return []
  const bare = rows.filter(({ isParent, point }) => !isParent && point.lower === null)
  const none = noInterval(
    reference,
    bare.map(({ point }) => point),
  )
  return [message('distribution.dots', { level: levelWords(levels), none })]
}

/** Of dots, pale bars and the end of the axis only the picture itself can speak. */
function pictureNotes(model: DistributionModel, { view, language, reference }: DistributionInput): string[] {
  if (model.rows.length === 0) return []
  const levels = intervalLevels(model.rows.map((row) => row.point))
  return [
    ...[...dotsNote(model, levels, { reference }), ...widenedNote(model, levels)].map((said) =>
      language.text(said),
    ),
    ...axisNote(barScale(model, view.options), language),
  ]
}

/** Bars are pale by 95% intervals; where the whiskers are of another level, both are said. */
function widenedNote({ rows }: DistributionModel, levels: readonly number[]): Message[] {
  const isPale = rows.some(({ uncertain, standing }) => uncertain && standing !== 'none')
  const others = levels.filter((level) => level !== 95)
  return isPale && others.length > 0 ? [message('distribution.widened', { level: levelWords(others) })] : []
}

/** Range, standing against the target, and what the intervals leave open. */
function summary(model: DistributionModel): Value {
  const children = model.rows.filter((row) => !row.isParent)
  const { indicator } = model.selection
  const sorted = children.map((row) => row.point).toSorted((a, b) => a.value - b.value)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (!high || !low) return ''
  const places = message('distribution.places', {
    count: children.length,
    level: model.parent.level === 3 ? 'lga' : 'state',
  })
  const points = children.map((row) => row.point)
  const { source } = model.selection
  const found = source && figureRange(points, { indicator, source })
  const named = { locations: new Map(model.places.map((place) => [place.id, place])) }
  const ends = {
    places,
    ...endFigures(found ?? { low: low.value, high: high.value, lowest: [low], highest: [high] }, indicator),
  }
  const isOne = children.length === 1
  const range = isOne
    ? message('distribution.one', ends)
    : found
      ? rangeWords(found, ends, named)
      : message('distribution.range', ends)
  const likeness = model.groups.flatMap((group) => {
    const same = group.likeness.filter((entry) => entry.likeness === 'same').length
    const place = children.find((row) => row.point === group.reference)?.place
    return place
      ? [message('distribution.alike-count', { count: String(same), place: placeName(place) })]
      : []
  })
  return sentences([range, ...targetSentence(model), ...likeness])
}

function rangeWords(
  { claim, lowest, highest }: FigureRange,
  ends: { readonly places: Message; readonly low: Value; readonly high: Value },
  named: Parameters<typeof endPlaces>[1],
): Message {
  const [lowPlace, highPlace] = [endPlaces(lowest, named), endPlaces(highest, named)]
  if (claim === 'named') return message('distribution.range-named', { ...ends, lowPlace, highPlace })
  if (claim === 'none' || claim === 'same') return message('distribution.range', ends)
  const place = claim === 'lowest' ? lowPlace : highPlace
  return message('distribution.range-half', { ...ends, end: claim, place })
}

function targetSentence({ rows, selection: { indicator } }: DistributionModel): Message[] {
  const target = indicator.nationalTarget
  if (target === null || indicator.slope === null) return []
  const children = rows.filter((row) => !row.isParent && !row.few)
  const { reached, count, open, untested } = reachCount(children)
  const aim = targetValue(target, indicator)
  const said = { reached: String(reached), count: String(count), target: aim, untested }
  return [
    open === 0
      ? message('distribution.reach', said)
      : message('distribution.reach-open', { ...said, open: String(open) }),
  ]
}
