import { midSentence } from '#domain/indicator/indicator-words.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { placeWords } from '#domain/location/place-words.ts'
import type { Location } from '#domain/location/location.ts'
import { plain, type Segment, strong } from '#domain/narrative/segment.ts'
import { valueInWords } from '#domain/narrative/stated-figure.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import type { Point } from '#domain/observation/point.ts'
import { dimensionWords, isOrdered } from './dimension.ts'
import type { Category } from './group-filter.ts'
import type { GroupInequality } from './group-inequality.ts'

/** What the sentences are about: the groups of one source, place and period, in the order of the categories. */
export interface GroupsQuestion {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly place: Location
  readonly dimension: string
  readonly groups: readonly { readonly category: Category; readonly point: Point }[]
  readonly found: GroupInequality
}

/**
 * The sentences that open the section: the two ends, with whom the indicator is concentrated, and what is known about
 * chance. Ends are those of the order of advantage, else the lowest and the highest. Source: methods §6.
 */
export function groupsAnswer(question: GroupsQuestion): Segment[] {
  const { indicator, source, place, dimension, groups } = question
  const sorted = isOrdered(dimension) ? groups : groups.toSorted((a, b) => a.point.value - b.point.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  const subject = midSentence(indicator.shortName)
  if (!first || !last) {
    return [plain(`${source.name} has no figure of ${subject} by ${dimensionWords(dimension).by} here.`)]
  }
  const from = sourceAndPeriod(source, first.point)
  const projected = first.point.flags.includes('projection') ? ', a projection' : ''
  const named = ({ category, point }: typeof first) => [
    strong(valueInWords(point.value, indicator)),
    plain(` (${category.name})`),
  ]
  const lead = plain(
    `By ${dimensionWords(dimension).by}, the figures for ${subject} in ${placeWords(place)} (${from}${projected}) `,
  )
  if (first === last) return [lead, plain('are published for one group only: '), ...named(first), plain('.')]
  return [
    lead,
    plain(isOrdered(dimension) ? 'go from ' : 'lie between '),
    ...named(first),
    plain(isOrdered(dimension) ? ' to ' : ' and '),
    ...named(last),
    plain('.'),
    ...concentrationSentence(question),
    ...chanceSentence(question),
  ]
}

function concentrationSentence({ found }: GroupsQuestion): Segment[] {
  if (found.status !== 'ok') return []
  switch (found.measures.concentration) {
    case 'among the better-off':
    case 'among the worse-off':
      return [
        plain(' In these figures the indicator is concentrated '),
        strong(found.measures.concentration),
        plain('.'),
      ]
    case 'neither':
      return [
        plain(
          ' In these figures the indicator is concentrated neither among the better-off nor the worse-off.',
        ),
      ]
    case 'not distinguishable':
      return [
        plain(' The intervals do not show whether it is concentrated among the better-off or the worse-off.'),
      ]
    default:
      return []
  }
}

function chanceSentence({ found, groups, source }: GroupsQuestion): Segment[] {
  if (found.status !== 'ok') return []
  const interval = found.measures.ci95.difference
  if (interval === null) {
    const some = groups.some(({ point }) => point.lower !== null)
    return [
      plain(
        ` ${source.name} publishes ${some ? 'no interval for some of these groups' : 'no intervals for these groups'}, so how much of the difference may be chance is not known.`,
      ),
    ]
  }
  return interval[0] <= 0 && interval[1] >= 0
    ? [plain(' The 95% interval of the difference between the two includes no difference.')]
    : [plain(' The 95% interval of the difference between the two does not include zero.')]
}
