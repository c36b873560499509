import { message, type Message } from '#domain/message/message.ts'
import { cited, indicatorName, whole } from '#domain/message/value.ts'
import { periodKind } from '#domain/period/period.ts'
import type { Tried } from './cause.ts'

/** Where a step leads: to the fields of months or counts, to an indicator's page, to the checks of routine data; or to people. */
export type StepWay =
  | { readonly to: 'months' | 'counts' | 'quality' | 'nowhere' }
  | { readonly to: 'indicator'; readonly indicator: number; readonly source: number | null }

/** Something to look at next. */
export interface NextStep {
  readonly what: Message
  readonly way: StepWay
}

/** The steps after a check, the most useful first; four at most. */
export function nextSteps({ asked, kind, main, months, targets, reference }: Tried): readonly NextStep[] {
  const steps: NextStep[] = []
  const isRoutine = asked.source.classification === 'Routine'
  if (kind === 'doses' && isRoutine && !targets)
    steps.push({ what: message('check.next-counts'), way: { to: 'counts' } })
  const isYear = periodKind(asked.period) === 'year'
  if ((kind === 'doses' || kind === 'count') && isRoutine && isYear && !months)
    steps.push({ what: message('check.next-months', { kind }), way: { to: 'months' } })
  const pair = reference.curation.relatedPairs.find(
    ({ first, second }) => first === asked.indicator.id || second === asked.indicator.id,
  )
  const other = pair && reference.indicators.get(pair.first === asked.indicator.id ? pair.second : pair.first)
  if (other)
    steps.push({
      what: message('check.next-pair', {
        other: indicatorName(other),
        own: indicatorName(asked.indicator),
      }),
      way: { to: 'indicator', indicator: other.id, source: null },
    })
  if (targets && !targets.counts.isDerived)
    steps.push({
      what: message('check.next-target', { people: whole(targets.counts.denominator) }),
      way: { to: 'nowhere' },
    })
  if (main)
    steps.push({
      what: message('check.next-evidence', { cited: cited(main.source, main.point.period) }),
      way: { to: 'indicator', indicator: asked.indicator.id, source: main.source.id },
    })
  const isOfFacilities = kind === 'doses' || kind === 'coverage' || kind === 'count'
  if (isRoutine && isOfFacilities) steps.push({ what: message('check.next-quality'), way: { to: 'quality' } })
  return steps.slice(0, 4)
}
