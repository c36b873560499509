import { SCORE_WORDS } from '#domain/data-quality/check-words.ts'
import type { QualityReview } from '#domain/data-quality/quality-review.ts'
import type { Credibility } from '#domain/triangulation/credibility.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Insufficient } from '#domain/statistics/outcome.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  decimal,
  indicatorName,
  listOf,
  periodName,
  placeName,
  sentences,
  sourceName,
  whole,
} from '#domain/message/value.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Choice } from '#domain/choice/choice.ts'

const LIGHTS = ['green', 'amber', 'red'] as const

/** `How good are the figures of NCDC on Lassa fever confirmed cases (week) in Nigeria?` */
export function reviewHeading({ indicator, source, location }: Choice, reference: ReferenceData): Value {
  return message('data-quality.heading', {
    source: sourceName(byId(reference.sources, source)),
    indicator: indicatorName(byId(reference.indicators, indicator)),
    place: placeName(byId(reference.locations, location)),
  })
}

/** The score with what it is made of, and how many lights there are of each colour. */
export function reviewAnswer(
  { checks, score, period, isRoutine }: QualityReview,
  source: DataSource,
  credibility: Credibility | null,
): Value {
  const named = { source: sourceName(source) }
  if (period === null) return message('data-quality.none', named)
  if (!isRoutine) {
    const grade = credibility ? [message('data-quality.credible', { grade: `${credibility.grade}` })] : []
    return sentences([message('data-quality.no-lights', named), ...grade])
  }
  const counts = LIGHTS.map((light) => {
    const count = checks.filter((check) => check.light === light).length
    return message('data-quality.light-count', { count: whole(count), light })
  })
  const lights = message('data-quality.lights', {
    checks: whole(checks.length),
    when: judgedWords(period, source),
    lights: listOf(counts, 'none'),
    open: checks.filter(({ light }) => light === null).length,
  })
  if (score.status !== 'ok') return score.n === 0 ? lights : sentences([lights, fewPartsWords(score)])
  const { missing } = score
  const of = { score: decimal(score.score), parts: whole(score.n) }
  return sentences([
    lights,
    missing.length === 0
      ? message('data-quality.score', of)
      : message('data-quality.score-missing', {
          ...of,
          missing: listOf(
            missing.map((part) => SCORE_WORDS[part]),
            'none',
          ),
        }),
  ])
}

/** That there is no score, and why. */
export function fewPartsWords({ n, n_required }: Insufficient): Message {
  return n === 0
    ? message('data-quality.no-part')
    : message('data-quality.few-parts', { count: n, least: whole(n_required) })
}

/** The time that a review is about: `2022`, `2026 up to week 23`. */
function judgedWords(period: number, source: DataSource): Value {
  const kind = periodKind(period)
  if (kind === 'year') return periodName(period, source)
  return message('data-quality.up-to', {
    year: String(periodYear(period)),
    kind,
    number: String(period % 100),
  })
}
