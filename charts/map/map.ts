import { unitWords } from '#domain/indicator/indicator-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import type { Figure, FigureInput, Mark } from '#charts/figure.ts'
import { drillTarget } from '#charts/selection/drill.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { missingPlacesNote } from '#charts/words/missing-places.ts'
import { placeTitle } from '#charts/words/place-title.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { LEGEND_HEIGHT, legendEntries } from './legend.ts'
import { boundsOf, isInPart, WHOLE_MAP } from './map-layout.ts'
import { type MapForm, mapOption } from './map-option.ts'
import { type MapModel, type MapRegion, mapModel } from './model.ts'

const REGION_WORDS = { 2: 'zone', 3: 'state', 4: 'LGA' } as const

/** The map of a figure in another form: without its classes, or a part of it with the marks that lie there. */
export function mapIn(form: MapForm, figure: Figure, input: FigureInput): Figure {
  const model = mapModel(input)
  const { legend = true, part = WHOLE_MAP } = form
  const shapes = model.regions.flatMap(({ place }) => input.shapes?.get(place.id) ?? [])
  const bounds = boundsOf(shapes)
  const isSeen = (mark: Mark) => {
    const shape = input.shapes?.get(Number(mark.id))
    return bounds === null || shape === undefined || isInPart(shape, part, bounds)
  }
  return {
    ...figure,
    marks: figure.marks.filter(isSeen),
    height: (width) => mapHeight(width) + (legend ? LEGEND_HEIGHT + 8 : 0),
    option: (surface) => mapOption(model, input, surface, form),
  }
}

/** Height of a map for a width, without its legend. */
export function mapHeight(width: number): number {
  return Math.round(Math.min(width / 1.24, 420))
}

/** The same figures on the map: zones, states or a state's LGAs in classes. */
export function mapFigure(input: FigureInput): Figure {
  const model = mapModel(input)
  const { selection, parent, level } = model
  const { indicator, source, points } = selection
  const measure = source ? input.reference.measures.get(measureKey(indicator.id, source.id)) : undefined
  const isEmpty = points.length === 0
  return {
    title: placeTitle(selection, parent, REGION_WORDS[level]),
    subtitle: unitWords(indicator, measure),
    key: [],
    sourceLine: sourceLine(points, input.reference),
    notes: isEmpty ? [] : notes(model),
    rows: byName(model).flatMap(({ point }) => (point ? [figureRow(point, input.reference)] : [])),
    summary: isEmpty ? '' : summary(model),
    marks: isEmpty ? [] : marks(model, input),
    empty: isEmpty ? emptyFigure(selection.available, input.reference, source) : null,
    height: (width) => mapHeight(width) + LEGEND_HEIGHT + 8,
    option: (surface) => mapOption(model, input, surface),
  }
}

function notes(model: MapModel): string[] {
  const points = model.regions.flatMap(({ point }) => point ?? [])
  const places = model.regions.map((region) => region.place)
  const missing = missingPlacesNote(places, points)
  const small = `Small ${REGION_WORDS[model.level]}s: figure on focus or in the table.`
  return [
    `${classNote(model)}. ${small}`,
    ...(missing ? [missing] : []),
    'Boundaries: OCHA / OSGOF 2019; they imply no opinion on legal status.',
  ]
}

function classNote({ classes, sharesClasses }: MapModel): string {
  const count = classes.classes.length
  if (count === 1) return 'One class'
  return sharesClasses ? `${count} classes with set limits` : `${count} round classes of equal width`
}

function summary(model: MapModel): string {
  const classes = legendEntries(model).map((entry) => `${entry.label}: ${entry.count}`)
  const missing = model.regions.filter((region) => region.point === null).length
  const unknown = missing === 0 ? '' : ` ${missing} without a figure.`
  return `${model.selection.indicator.shortName} in ${model.classes.classes.length} classes. ${classes.join('; ')}.${unknown}`
}

function byName(model: MapModel): MapRegion[] {
  return model.regions.toSorted((a, b) => a.place.name.localeCompare(b.place.name))
}

function marks(model: MapModel, input: FigureInput): Mark[] {
  const { indicator } = model.selection
  return byName(model).map((region) => {
    const { place, point } = region
    const drill = drillTarget(place, indicator.id, input.reference)
    return {
      id: String(place.id),
      title: place.name,
      value: point ? formatWithUnit(point.value, indicator) : 'no figure',
      lines: point
        ? pointLines(point, input.reference, { parts: input.view.options.parts === true })
        : [{ text: 'The source has no figure for this place and period in this release' }],
      seriesIndex: 0,
      dataIndex: model.regions.indexOf(region),
      ...(drill !== undefined && { drill }),
    }
  })
}
