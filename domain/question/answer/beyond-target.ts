import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { cited, headlineName, listOf } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { Point } from '#domain/observation/point.ts'
import { targetWords } from '#domain/target/target.ts'
import { targetValue } from '#domain/target/target-label.ts'
import type { Cue } from '../question-words.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { placeFigure } from './figure-said.ts'
import type { Round } from './round.ts'
import { openAt } from './limits.ts'
import { withoutSide } from './rankable.ts'
import { countRows, rowOf } from './rows.ts'
import { askedPlaces } from './whole-places.ts'

/** How many of the places have a side that no interval tests; figures of no sample need none. */
function bareOf(found: readonly Point[], { classification }: Round['source']): 'all' | 'some' | 'none' {
  const bare = classification === 'Survey' ? found.filter(({ lower }) => lower === null) : []
  if (bare.length === 0) return 'none'
  return bare.length === found.length ? 'all' : 'some'
}

const MISSING: readonly Cue[] = ['not', 'miss']

/** The places beyond the target on its bad side are asked for: below it, or above it where less is better. */
function isMissed(cues: ReadonlySet<Cue>, { slope }: Indicator): boolean {
  const bad = slope === 'Negative' ? 'above' : 'below'
  return MISSING.some((cue) => cues.has(cue)) || cues.has(bad)
}

/** The places of a round that miss or reach the target; null where no target is asked about, or none is known. */
export function beyondTarget(
  asked: AnswerInput,
  { source, points }: Round,
  about: Indicator,
): PartAnswer | null {
  const { question, data } = asked
  if (!asksForTarget(asked)) return null
  const limit = targetOf(asked, about)
  if (limit === null) {
    return answering({
      said: [message('assistant.no-target', { indicator: headlineName(about) })],
      reason: 'no_data',
      links: [linkTo(data, { section: 'zonal-analysis', indicator: about.id, source: source.id })],
    })
  }
  const aim = roundShown(limit, about)
  const reaches = ({ value }: Point) => {
    const shown = roundShown(value, about)
    return about.slope === 'Negative' ? shown <= aim : shown >= aim
  }
  const wantsMissed = isMissed(question.cues, about)
  const sided = points.filter((point) => !restsOnFewEvents(point, about))
  const found = sided.filter((point) => reaches(point) !== wantsMissed)
  const sorted = found.toSorted((a, b) => a.value - b.value)
  const named = sorted.map((point) => placeFigure({ point, source }, about, data.reference.locations))
  const open = openAt(found, [limit])
  const [first] = points
  const period = first?.period ?? null
  // `The SDG target`, of what has no such target: the national one is told, and that it is another.
  const isOther = question.cues.has('sdg') && about.sdgTarget === null
  return answering({
    said: [
      ...(isOther ? [message('assistant.no-sdg-target', { indicator: headlineName(about) })] : []),
      message('assistant.beyond', {
        side: wantsMissed ? 'missed' : 'reached',
        count: found.length,
        bare: bareOf(found, source),
        all: sided.length,
        indicator: headlineName(about),
        target: targetWords(targetValue(limit, about), { ...about, value: limit }),
        cited: cited(source, period ?? 0),
        places: listOf(named),
        any: found.length > 0 ? 'yes' : 'no',
      }),
      ...withoutSide(points.length - sided.length),
      ...(open > 0
        ? [message('assistant.limit-open', { count: open, limit: targetValue(limit, about), within: 'no' })]
        : []),
    ],
    rows: [
      ...sorted.map((point) => rowOf(point, limit)),
      ...(first ? countRows({ point: first, source }, askedPlaces(question).within, [open]) : []),
    ],
    links: [linkTo(data, { section: 'zonal-analysis', indicator: about.id, source: source.id, period })],
  })
}

function asksForTarget({ question: { cues } }: AnswerInput): boolean {
  return cues.has('target') || cues.has('sdg')
}

function targetOf({ question: { cues } }: AnswerInput, about: Indicator): number | null {
  const { sdgTarget, nationalTarget } = about
  return cues.has('sdg') ? (sdgTarget ?? nationalTarget) : (nationalTarget ?? sdgTarget)
}
