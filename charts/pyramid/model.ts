import { ageSexBand } from '#domain/disaggregation/age-band.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { type Pyramid, type PyramidBand, pyramidOf } from '#domain/disaggregation/population.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type GroupsModel, groupsModel } from '#charts/people/model.ts'
import type { PyramidInput } from './view.ts'

/** The id of the mark of a bar. */
export const barMark = ({ sex, band }: PyramidBar) => `${sex}:${band.from}`

/** One side of one age band. */
export interface PyramidBar {
  readonly sex: 'female' | 'male'
  readonly band: PyramidBand
  /** Row from the top, the oldest first. */
  readonly row: number
  /** People. */
  readonly count: number
  /** The drawn value: people, or a percentage of all. Left of zero for females. */
  readonly length: number
  readonly figure: GroupFigure
}

export interface PyramidModel {
  readonly groups: GroupsModel
  readonly indicator: Indicator
  readonly place: Location
  readonly pyramid: Pyramid | null
  readonly asCounts: boolean
  readonly bars: readonly PyramidBar[]
  /** The place whose shape is drawn as an outline, with its shares in percent by band; null without. */
  readonly outline: { readonly place: Location; readonly pyramid: Pyramid } | null
}

/** Counts by age and sex at one place. `parts` draws people instead of percentages; `reference` is the place of the outline. */
export function pyramidModel(input: PyramidInput): PyramidModel {
  const { view, reference } = input
  const groups = groupsModel({ ...input, view: { ...view, options: { dimension: 'age_sex' } } })
  const { place, period, figures } = groups
  const at = (location: number) => (period === null ? [] : groupsWhere(figures, { location, period }))
  const pyramid = pyramidOf(at(place.id))
  const asCounts = view.options.parts === true
  const other = view.options.reference
  const otherPlace = other === undefined ? undefined : reference.locations.get(other)
  const otherPyramid = otherPlace ? pyramidOf(at(otherPlace.id)) : null
  const isComparable = !asCounts && otherPlace !== undefined && otherPlace.id !== place.id
  return {
    groups,
    indicator: groups.indicator,
    place,
    pyramid,
    asCounts,
    bars: pyramid ? barsOf(pyramid, at(place.id), asCounts) : [],
    outline: isComparable && otherPyramid ? { place: otherPlace, pyramid: otherPyramid } : null,
  }
}

function barsOf(pyramid: Pyramid, figures: readonly GroupFigure[], asCounts: boolean): PyramidBar[] {
  const oldestFirst = pyramid.bands.toReversed()
  return oldestFirst.flatMap((band, row) =>
    (['female', 'male'] as const).flatMap((sex) => {
      const count = band[sex]
      const figure = figures.find(({ category }) => isOf(category, band, sex))
      if (count === null || !figure) return []
      const size = asCounts ? count : percent(count, pyramid)
      return [{ sex, band, row, count, length: sex === 'female' ? -size : size, figure }]
    }),
  )
}

function isOf(category: string, { from, to }: PyramidBand, sex: 'female' | 'male'): boolean {
  const ages = ageSexBand(category)
  return ages?.from === from && ages.to === to && ages.sex === (sex === 'female' ? 'F' : 'M')
}

/** A count as a percentage of all; 0 of an empty population. */
export function percent(count: number, { total }: Pyramid): number {
  return total === 0 ? 0 : (100 * count) / total
}
