import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { CHECK_WORDS, LIGHT_WORDS, SCORE_WORDS } from '#domain/data-quality/check-words.ts'
import type { QualityCheck } from '#domain/data-quality/quality-check.ts'
import { SCORE_PARTS } from '#domain/data-quality/quality-score.ts'
import { message, type Value } from '#domain/message/message.ts'
import { decimal, signed, whole } from '#domain/message/value.ts'
import type { PanelsInWords } from '#sections/definition/in-words.ts'
import { type PanelPiece, piecesOf } from '#sections/definition/panel-piece.ts'
import type { PanelInWords } from '#sections/definition/section-definition.ts'
import type definition from './definition.ts'
import { type QualityChoice, reviewOf } from './quality-choice.ts'
import { fewPartsWords } from './review-words.ts'

type Panel = PanelInWords<SharedWanted, QualityChoice>

/** More entries than this stand on the page alone. */
const MOST_FLAGGED = 20

/** The checks with their lights, then each with its rule, its numbers, what it flags and what could not be judged. */
const checks: Panel = ({ choice }) => {
  const { review } = reviewOf(choice)
  const heading = message(review.isRoutine ? 'data-quality.checks' : 'data-quality.without-lights')
  const rows = review.checks.map(({ name, light, finding }) => [
    CHECK_WORDS[name].title,
    ...(review.isRoutine ? [LIGHT_WORDS[light ?? 'none'].word] : []),
    finding,
  ])
  const heads = [
    message('paper.check-name'),
    ...(review.isRoutine ? [message('paper.light')] : []),
    message('paper.finding'),
  ]
  return [{ say: 'table', caption: heading, heads, rows }, ...review.checks.flatMap(saidOf)]
}

function saidOf({ name, facts, flagged, notJudged }: QualityCheck): readonly PanelPiece[] {
  const { title, rule } = CHECK_WORDS[name]
  return [
    ...piecesOf(title, rule),
    ...(facts.length > 0
      ? [
          numbers(
            message('data-quality.numbers'),
            facts.map((fact) => [fact.name, fact.value]),
          ),
        ]
      : []),
    ...(flagged.length > 0
      ? [
          {
            say: 'table' as const,
            caption: message('data-quality.flagged', { count: whole(flagged.length) }),
            heads: [message('paper.what'), message('paper.finding')],
            rows: flagged.slice(0, MOST_FLAGGED).map(({ what, detail }) => [what, detail]),
            of: flagged.length,
          },
        ]
      : []),
    ...notJudged.map((text) => ({ say: 'sentence' as const, text })),
  ]
}

/** The overall score, its parts, and the parts that are missing. */
const score: Panel = ({ choice }) => {
  const { review } = reviewOf(choice)
  const heading = message('data-quality.overall')
  const rows = SCORE_PARTS.map((part) => {
    const value = review.parts[part]
    return [
      message('data-quality.part', { part: SCORE_WORDS[part] }),
      typeof value === 'number' ? decimal(value) : message('data-quality.missing'),
    ]
  })
  const whole = review.score
  return [
    ...(whole.status === 'ok'
      ? piecesOf(heading, message('paper.score-of-100', { score: decimal(whole.score) }))
      : piecesOf(heading, fewPartsWords(whole))),
    numbers(message('paper.parts'), rows),
    { say: 'sentence', text: message('data-quality.score-hint') },
  ]
}

/** How credible a survey or an estimate is, step by step. */
const credibility: Panel = ({ choice }) => {
  const { credibility: found } = reviewOf(choice)
  if (!found) return []
  return [
    ...piecesOf(
      message('data-quality.credibility'),
      message('data-quality.credible', { grade: `${found.grade}` }),
    ),
    numbers(
      message('data-quality.credibility'),
      found.steps.map(({ reason, delta }) => [reason, signed(delta, 0)]),
    ),
    { say: 'sentence', text: message('data-quality.credibility-rule') },
  ]
}

function numbers(caption: Value, rows: readonly (readonly Value[])[]): PanelPiece {
  return {
    say: 'table',
    caption,
    heads: [message('paper.what'), message('disaggregation.value')],
    rows,
  }
}

const inWords: PanelsInWords<typeof definition> = { checks, score, credibility }

export default inWords
