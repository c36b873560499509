import { LIGHT_WORDS, SCORE_WORDS } from '#domain/data-quality/check-words.ts'
import type { QualityReview } from '#domain/data-quality/quality-review.ts'
import type { ScorePart } from '#domain/data-quality/quality-score.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { plain, type Segment, strong } from '#domain/message/segment.ts'
import { formatNumber } from '#domain/number/format.ts'
import { periodKind, periodLabel, periodYear } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Choice } from '#domain/choice/choice.ts'

const LIGHTS = ['green', 'amber', 'red'] as const

/** `How good are NCDC’s figures of Lassa fever confirmed cases (week) in Nigeria?` */
export function reviewHeading({ indicator, source, location }: Choice, reference: ReferenceData): string {
  const subject = midSentence(known(reference.indicators, indicator).shortName)
  const place = placeWords(known(reference.locations, location))
  return `How good are the figures of ${known(reference.sources, source).name} on ${subject} in ${place}?`
}

/** The score with what it is made of, and how many lights there are of each colour. */
export function reviewAnswer(
  { checks, score, period, isRoutine }: QualityReview,
  { source }: Choice,
  reference: ReferenceData,
): readonly Segment[] {
  const { name, periodLabels } = known(reference.sources, source)
  if (period === null) return [plain(`${name} has no figure here.`)]
  if (!isRoutine) return [plain(`${name} is not a routine source, so it has no lights and no score.`)]
  const counts = LIGHTS.map((light) => {
    const count = checks.filter((check) => check.light === light).length
    return `${count} ${LIGHT_WORDS[light].word.toLowerCase()}`
  })
  const open = checks.filter(({ light }) => light === null).length
  const when = judgedWords(period, periodLabels)
  const lights = [
    plain(`Of ${checks.length} checks of ${when} `),
    strong(counts.join(', ')),
    plain(open === 0 ? '.' : `, and ${open} could not be made.`),
  ]
  if (score.status !== 'ok') return lights
  return [
    ...lights,
    plain(' Overall score: '),
    strong(`${formatNumber(score.score)} of 100`),
    plain(`, the mean of ${score.n} of 5 parts${missingWords(score.missing)}.`),
  ]
}

function missingWords(missing: readonly ScorePart[]): string {
  return missing.length === 0 ? '' : `; missing: ${missing.map((part) => SCORE_WORDS[part]).join(', ')}`
}

/** The time that a review is about: `2022`, `2026 up to week 23`. */
export function judgedWords(period: number, labels: Readonly<Record<string, string>>): string {
  const kind = periodKind(period)
  if (kind === 'year') return periodLabel(period, labels)
  return `${periodYear(period)} up to ${kind} ${period % 100}`
}
