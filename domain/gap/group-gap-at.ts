import { sexOf, sexOfCategory } from '#domain/disaggregation/one-sex.ts'
import { categoryName, dimensionName } from '#domain/disaggregation/dimension-name.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName, sourceName } from '#domain/message/value.ts'
import type { Gap } from '#domain/observation/gap.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { missingFigureIn, type GapQuestion } from './missing-figure.ts'
import { madeLater, statedGap } from './known-gaps.ts'

/** The figure of a group that was looked for; `category` null: of any group of the dimension. */
export interface GroupGapQuestion extends GapQuestion {
  /** As in the data: `wealth_quintile`. */
  readonly dimension: string
  readonly category: string | null
}

/**
 * Why a source has no figure of a group of people for a place and period, by the figures by group that were read. Null where
 * there is one, and where an id is unknown.
 *
 * The first that holds is said: the indicator is not about this sex; the source has no figures by this dimension; the
 * catalogue states why; the place is younger than the period; the place has none of its groups, or not this one.
 */
export function groupGapAt(
  question: GroupGapQuestion,
  figures: readonly GroupFigure[],
  reference: ReferenceData,
): Gap | null {
  const asked = missingFigureIn(question, reference)
  if (!asked) return null
  const { indicator, source, location, period } = asked
  const { dimension, category } = question
  const said = {
    source: sourceName(source),
    place: placeName(location),
    indicator: indicatorName(indicator),
    dimension: dimensionName(dimension),
    group: category === null ? '' : categoryName(dimension, category),
  }
  const own = groupsWhere(figures, { indicator: indicator.id, source: source.id, dimension })
  const here = groupsWhere(own, { location: location.id, ...(period !== null && { period }) })
  if (here.some((figure) => category === null || figure.category === category)) return null
  const only = sexOf(indicator.id, reference.curation)
  const sex = category === null ? null : sexOfCategory(dimension, category)
  if (only && sex && only !== sex) {
    return { reason: 'not_applicable', note: message('part-gap.one-sex', { ...said, sex: only }) }
  }
  if (own.length === 0) return { reason: 'not_asked', note: message('part-gap.no-groups', said) }
  const nothing = here.length === 0 || category === null
  return (
    statedGap(asked, reference.curation) ??
    madeLater(asked, reference.curation) ?? {
      reason: 'not_published',
      note: message(nothing ? 'part-gap.no-groups-at' : 'part-gap.group-elsewhere', said),
    }
  )
}
