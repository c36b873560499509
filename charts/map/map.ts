import { partialNote } from '#domain/narrative/figure-notes.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { numberOf } from '#charts/words/number-of.ts'
import { unitLine } from '#charts/words/unit-line.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { Language } from '#domain/message/language.ts'
import { unitOf } from '#domain/message/indicator-words.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, figure, indicatorName, listOf, placeName } from '#domain/message/value.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import type { Figure, FigureRow, Mark, RegionShape } from '#charts/figure.ts'
import { drillTarget } from '#charts/selection/drill.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { fewEventsNote } from '#charts/words/few-events.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { whyNone } from '#charts/selection/place-gaps.ts'
import { missingNote } from '#charts/words/missing-places.ts'
import type { PlaceSelection } from '#charts/selection/place-selection.ts'
import { PARTS_OF_LEVEL, placeTitle } from '#charts/selection/place-title.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { legendEntries, legendHeight } from './legend.ts'
import { ASPECT, boundsOf, isInPart, WHOLE_MAP } from './map-layout.ts'
import { type MapForm, mapPicture } from './map-picture.ts'
import { type MapModel, type MapRegion, mapModel } from './model.ts'
import { THIRDS, type TwoWay } from './two-way.ts'
import type { MapInput } from './view.ts'
import { WIDE_POINTS } from '#domain/small-numbers/reliability.ts'

/** The map of a figure in another form: without its classes, or a part of it with the marks that lie there. */
export function mapIn(form: MapForm, figure: Figure, input: MapInput): Figure {
  const model = mapModel(input)
  const { legend = true, part = WHOLE_MAP } = form
  const bounds = boundsOf(shapesOf(model, input))
  const isSeen = (mark: Mark) => {
    const shape = input.shapes?.get(Number(mark.id))
    return bounds === null || shape === undefined || isInPart(shape, part, bounds)
  }
  return {
    ...figure,
    marks: figure.marks.filter(isSeen),
    height: (width) => mapHeight(width) + (legend ? legendHeight(model) + 8 : 0),
    picture: (surface) => mapPicture(model, input, surface, form),
  }
}

/** A map that is higher does not fit a screen together with its title. */
const HIGHEST = 640
/** The country's own width over its height. */
const COUNTRY = 1.24

/** Height of a map for a width, without its legend: that of its regions, which then take the whole width. */
export function mapHeight(width: number, shapes: readonly RegionShape[] = []): number {
  const [west, south, east, north] = boundsOf(shapes) ?? [0, 0, COUNTRY, ASPECT]
  const aspect = ((east - west) * ASPECT) / (north - south)
  return Math.round(Math.min(width / aspect, width * TALLEST, HIGHEST))
}

/** Regions that are higher leave room at their sides. */
const TALLEST = 1.3

/** The same figures on the map: zones, states or a state's LGAs in classes. */
export function mapFigure(input: MapInput): Figure {
  const model = mapModel(input)
  const { selection, two } = model
  const { indicator, source, points } = selection
  const measure = measureOf(selection, input)
  const isEmpty = points.length === 0
  const { language } = input
  return {
    title: titleOf(model, language),
    subtitle: two ? language.text(unitsOf(model, two, input)) : unitLine(indicator, language, measure),
    key: [],
    sourceLine: sourceLine([...points, ...(model.two?.selection.points ?? [])], input),
    notes: isEmpty ? [] : notes(model, input),
    rows: rowsOf(model, input),
    gaps: model.gaps,
    summary: isEmpty ? '' : language.text(summary(model, language)),
    marks: isEmpty ? [] : marks(model, input),
    empty: isEmpty
      ? emptyFigure(selection.available, input, source, whyNone(selection, placesOf(model), input))
      : null,
    leastHeight: 400,
    height: (width) => mapHeight(width, shapesOf(model, input)) + legendHeight(model) + 8,
    picture: (surface) => mapPicture(model, input, surface),
  }
}

function measureOf(
  { indicator, source }: PlaceSelection,
  { reference }: MapInput,
): IndicatorSource | undefined {
  return source ? reference.measures.get(measureKey(indicator.id, source.id)) : undefined
}

/** The units of both indicators of a map that has two. */
function unitsOf({ selection }: MapModel, two: TwoWay, input: MapInput): Message {
  const [first, second] = [selection, two.selection].map((one) =>
    message('unit.alone', { unit: unitOf(one.indicator, measureOf(one, input)) }),
  )
  return message('two-way.units', { first: first ?? '', second: second ?? '' })
}

/** The subject of a map: its indicator, its places, and the indicator that it is paired with. */
function titleOf({ selection, parent, level, two }: MapModel, language: Language): string {
  const first = placeTitle(selection, parent, PARTS_OF_LEVEL[level], language)
  return two ? language.text(message('two-way.title', { first, second: secondName(two) })) : first
}

/** The second indicator with what it is cited by. */
function secondName({ selection: { indicator, source, period } }: TwoWay): Value {
  const named = { indicator: indicatorName(indicator) }
  return source && period !== null
    ? message('two-way.second', { ...named, cited: cited(source, period) })
    : indicatorName(indicator)
}

/** A row for each figure; where there are two indicators, both of a place, with its pair of thirds. */
function rowsOf(model: MapModel, input: MapInput): FigureRow[] {
  const { two } = model
  return byName(model).flatMap(({ place, point, classIndex }) => {
    const points = two
      ? [model.selection.points.find(({ location }) => location === place.id), two.points.get(place.id)]
      : [point]
    return points.flatMap((one) => {
      if (!one) return []
      const row = figureRow(one, input)
      if (!two || classIndex === null) return [row]
      return [{ ...row, notes: [...row.notes, input.language.text(thirdsWords(classIndex))] }]
    })
  })
}

const THIRD_NAMES = ['lowest', 'middle', 'highest'] as const

function thirdsWords(cell: number): Message {
  const thirdAt = (at: number) => THIRD_NAMES[at] ?? 'lowest'
  const [first, second] = [thirdAt(cell % THIRDS), thirdAt(Math.floor(cell / THIRDS))]
  return message('two-way.thirds', { first, second })
}

function shapesOf({ regions }: MapModel, { shapes }: MapInput): RegionShape[] {
  return regions.flatMap(({ place }) => shapes?.get(place.id) ?? [])
}

function placesOf({ regions }: MapModel): Location[] {
  return regions.map(({ place }) => place)
}

function notes(model: MapModel, input: MapInput): string[] {
  const { language } = input
  const few = fewEventsNote(model.selection.points, model.selection.indicator, input)
  const classes = message('map.class-count', { count: model.classes.classes.length, by: model.classes.by })
  return [
    language.text(
      model.two
        ? message('two-way.classes')
        : model.inCircles
          ? message('map.in-circles')
          : message('map.classes', { classes, level: PARTS_OF_LEVEL[model.level] }),
    ),
    ...(model.regions.some(({ isWide }) => isWide)
      ? [
          language.text(
            message('map.wide', { points: String(WIDE_POINTS), local: model.level > 3 ? 'yes' : 'no' }),
          ),
        ]
      : []),
    ...[
      ...partialNote(model.selection.points, model.selection.source),
      ...few,
      ...missingNote(model.gaps),
    ].map((said) => language.text(said)),
    language.text(message('map.boundaries')),
  ]
}

/** The classes in which a region stands, in words; the legend has the empty ones too. */
function filledClasses(model: MapModel, language: Language): Message[] {
  return legendEntries(model, language).flatMap((entry, at) =>
    model.regions.some(({ classIndex }) => classIndex === at) ? [message('map.class', entry)] : [],
  )
}

function summary(model: MapModel, language: Language): Message {
  const classes = filledClasses(model, language)
  const missing = model.regions.filter((region) => region.point === null).length
  if (model.two) {
    const both = model.regions.filter(({ classIndex }) => classIndex === THIRDS * THIRDS - 1)
    return message('two-way.summary', {
      first: indicatorName(model.selection.indicator),
      second: indicatorName(model.two.selection.indicator),
      ...{ count: both.length, missing },
      places: listOf(both.map(({ place }) => placeName(place))),
    })
  }
  if (model.inCircles) {
    const most = model.selection.points.toSorted((a, b) => b.value - a.value)[0]
    const place = model.regions.find((region) => region.place.id === most?.location)?.place
    return message('map.summary-circles', {
      indicator: indicatorName(model.selection.indicator),
      most: most ? figure(most.value, asPublished(most, model.selection.indicator)) : '',
      place: place ? placeName(place) : '',
    })
  }
  const said = {
    indicator: indicatorName(model.selection.indicator),
    count: model.classes.classes.length,
    classes: listOf(classes, 'apart'),
  }
  return missing === 0
    ? message('map.summary', said)
    : message('map.summary-missing', { ...said, missing: String(missing) })
}

function byName(model: MapModel): MapRegion[] {
  return model.regions.toSorted((a, b) => a.place.name.localeCompare(b.place.name))
}

function marks(model: MapModel, input: MapInput): Mark[] {
  const { indicator } = model.selection
  const { language } = input
  const gapOf = new Map(model.gaps.map(({ key, gap }) => [key.location, gap]))
  return byName(model).map((region) => {
    const { place, point } = region
    const gap = gapOf.get(place.id)
    const destination = drillTarget(place, indicator.id, input.reference)
    return {
      id: String(place.id),
      title: place.name,
      value: point
        ? language.text(figure(point.value, asPublished(point, indicator)), 'short')
        : (gap?.short ?? ''),
      lines: point
        ? [
            ...pointLines(point, input, { parts: input.view.options.parts === true }),
            ...secondLines(region, model, input),
          ]
        : [{ text: gap?.long ?? '' }],
      ...(model.two === null && numberOf(point)),
      ...(destination && { destination }),
    }
  })
}

/** The second figure of a place that has two, and where the pair stands. */
function secondLines({ place, classIndex }: MapRegion, { two }: MapModel, input: MapInput): Mark['lines'] {
  const point = two?.points.get(place.id)
  if (!two || !point || classIndex === null) return []
  const { language } = input
  const value = language.text(figure(point.value, asPublished(point, two.selection.indicator)))
  const said = message('two-way.line', { second: secondName(two), value })
  return [{ text: language.text(said) }, { text: language.text(thirdsWords(classIndex)) }]
}
