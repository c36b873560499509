import { everywhere } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import type { View } from '#charts/view.ts'
import type { Choice } from '#domain/choice/choice.ts'
import { SHARED_CODEC, type SharedWanted } from '#domain/choice/shared-address.ts'
import { SCORE_WORDS } from '#domain/data-quality/check-words.ts'
import type { QualityReview } from '#domain/data-quality/quality-review.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, sourceName } from '#domain/message/value.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Notice } from '#sections/definition/body.ts'
import { defineSection, type ResolvedSection } from '#sections/definition/section-definition.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import {
  reviewIndicator,
  type QualityChoice,
  resolveReview,
  reviewedLgas,
  reviewedIndicators,
  reviewOf,
  routineSources,
} from './quality-choice.ts'
import { qualityControls } from './quality-controls.ts'
import { reviewAnswer, reviewHeading } from './review-words.ts'

type QualityShown = ResolvedSection<SharedWanted, QualityChoice>

/** How good the figures of a routine source are: one light a check, each with its rule, numbers and what it flags. */
export default defineSection<SharedWanted, QualityChoice, 'checks' | 'score' | 'credibility'>({
  state: SHARED_CODEC,
  pinned: ({ choice: { indicator, reviewed } }) => ({ indicator, ...reviewed?.choice }),
  files: (asked, arrived) => {
    const { coverage, reference } = asked.catalogue
    const sourcesOf = (id: number) => coverage.get(id)?.keys() ?? []
    const reviewed = reviewedIndicators(reviewIndicator(asked), sourcesOf, reference.curation)
    return [...indicatorFiles(reviewed), ...reviewedLgas(asked, arrived)]
  },
  resolve: resolveReview,
  controls: (asked, shown) =>
    shown?.choice.reviewed ? qualityControls(asked, shown, shown.choice.reviewed) : null,
  empty: ({ choice: { indicator, reviewed }, figures: { reference } }) =>
    reviewed
      ? null
      : {
          title: message('data-quality.no-source', {
            indicator: indicatorName(byId(reference.indicators, indicator)),
            none: noSourceHeld(everywhere(reference)),
          }),
          text: [message('data-quality.choose-another')],
          actions: [],
        },
  lead: ({ choice: shown, figures: { reference } }) => {
    const { choice, moved, review, credibility } = reviewOf(shown)
    return {
      heading: reviewHeading(choice, reference),
      answer: reviewAnswer(review, byId(reference.sources, choice.source), credibility),
      moved,
    }
  },
  views: (shown) => {
    const { choice, review, credibility } = reviewOf(shown.choice)
    const notice = review.isRoutine ? [] : [{ block: 'notice' as const, ...notRoutine(shown) }]
    const checks = review.checks.length > 0 ? [{ block: 'panel' as const, panel: 'checks' as const }] : []
    const series = { block: 'figure' as const, name: 'series', view: seriesView(choice, review) }
    // Checks and score are of one height; the series takes the whole width below them.
    return review.isRoutine
      ? { main: checks, side: [{ block: 'panel', panel: 'score' }], below: [series] }
      : {
          main: [...notice, ...checks, series],
          side: credibility ? [{ block: 'panel', panel: 'credibility' }] : [],
        }
  },
})

/** More indicators than this are a list to search. */
const MOST = 6

/** A survey or an estimate was chosen: what the checks are for, and the way to a routine source. */
function notRoutine({ choice: shown, figures }: QualityShown): Notice<SharedWanted> {
  const { reference } = figures
  const { choice } = reviewOf(shown)
  const source = byId(reference.sources, choice.source)
  const sources = routineSources(figures.availability(choice.indicator).sources, reference)
  const others = shown.routine.filter((id) => id !== choice.indicator).slice(0, MOST)
  const kind = source.classification === 'Survey' ? 'survey' : 'estimate'
  const hasRoutine = sources.length > 0
  return {
    title: message('data-quality.not-routine', { source: sourceName(source), kind }),
    text: [
      hasRoutine
        ? message('data-quality.judged-otherwise', { kind, check: SCORE_WORDS.completeness })
        : message('data-quality.others'),
    ],
    actions: hasRoutine
      ? sources.map((id) => ({
          text: message('data-quality.check', { source: sourceName(byId(reference.sources, id)) }),
          change: { source: id },
        }))
      : others.map((id) => ({
          text: byId(reference.indicators, id).shortName,
          change: { indicator: id, source: null, location: null },
        })),
  }
}

/** The series that was checked: weeks of the year judged, or the source's line over the years. */
function seriesView({ indicator, source, location }: Choice, { series, period }: QualityReview): View {
  const isWeekly = series.some((point) => periodKind(point.period) === 'week')
  const base = { indicators: [indicator], sources: [source], locations: [location] }
  if (!isWeekly || period === null) return { ...base, kind: 'trend', periods: [], options: { alone: true } }
  const periods = [String(periodYear(period))]
  return { ...base, kind: 'epidemic-curve', periods, options: { shape: 'line' } }
}
