import { verdictOf } from '#domain/comparison/pair-verdict.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import {
  cited,
  difference,
  figure,
  headlineName,
  listOf,
  sentences,
  sourceName,
} from '#domain/message/value.ts'
import { latestByClass, latestOfEach } from '#domain/narrative/stated-figure.ts'
import { roundShown } from '#domain/number/format.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { periodYear } from '#domain/period/period.ts'
import { isModelled } from '#domain/reference/kinship.ts'
import type { ShownBirths, Story, StoryQuestion } from './story.ts'

/** Points of difference that vanish once the same births are meant; less is no story. */
const LEAST_GAIN = 3
/** Years of the estimate that are shown. */
const SHOWN_YEARS = 11

/**
 * A survey and an estimate that seem to contradict each other, because they are about children born in different years: the
 * nation's newest of both, beside the estimate of the survey's own births (methods §13.1). Null where both are about the same
 * births, where the estimate has no figure of the survey's, or where the distance stays.
 */
export function birthsStory(question: StoryQuestion): Story<ShownBirths> | null {
  const { indicator, table, reference } = question
  if (indicator.factor !== 2) return null
  const stated = { ...question, indicator: indicator.id, location: NATION }
  const latest = latestByClass(stated, latestOfEach(stated))
  const [survey, estimate] = [latest.get('Survey'), latest.get('Estimate')]
  const born = survey?.point.coordinates.birthCohort
  if (!(survey && estimate && born)) return null
  if (isModelled(survey.point, reference)) return null
  const series = pointsWhere(table, {
    ...{ indicator: indicator.id, source: estimate.source.id, location: NATION },
  }).filter((point) => isWhole(point) && !isProjected(point))
  const sameBirths = series.find(({ coordinates }) => coordinates.birthCohort === born)
  const [first, last] = [bornIn(estimate.point), estimate.point.value]
  if (!sameBirths || first === null || first === born) return null
  const written = (point: Point) => figure(point.value, asPublished(point, indicator))
  const shown = (value: number) => roundShown(value, indicator)
  const apart = Math.abs(shown(last) - shown(survey.point.value))
  const together = Math.abs(shown(sameBirths.value) - shown(survey.point.value))
  if (apart - together < LEAST_GAIN) return null
  const verdict = verdictOf({ a: survey.point, b: sameBirths, dependent: false }, indicator, reference)
  const since = periodYear(estimate.point.period) - SHOWN_YEARS
  return {
    ...{ indicator, strength: apart - together },
    shown: {
      ...{ kind: 'births', survey: survey.point, sameBirths },
      estimates: series
        .filter(({ period }) => period <= estimate.point.period && periodYear(period) > since)
        .toSorted((a, b) => a.period - b.period),
    },
    title: message('stories.births', {
      indicator: headlineName(indicator),
      estimate: written(estimate.point),
      survey: written(survey.point),
    }),
    text: sentences([
      message('stories.births-years', {
        ...{ source: sourceName(estimate.source), estimate: written(estimate.point), born: `${first}` },
        ...{ survey: cited(survey.source, survey.point.period), about: `${born}` },
        same: written(sameBirths),
      }),
      message('stories.births-gap', {
        ...{ gap: difference(together, indicator), apart: difference(apart, indicator) },
        is_chance: verdict === 'chance' ? 'yes' : 'no',
      }),
    ]),
    source: listOf([
      cited(estimate.source, estimate.point.period),
      cited(survey.source, survey.point.period),
    ]),
  }
}

function bornIn({ coordinates }: Point): number | null {
  return coordinates.birthCohort
}
