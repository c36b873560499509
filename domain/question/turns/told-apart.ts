import { NO_PERIODS, type Question, type ToldFigure } from '../question.ts'
import type { Reader } from '../reader.ts'
import { END } from './turn-edges.ts'

const MOVED =
  '(?:drop(?:ped)?|fall(?:en)?|fell|gone? (?:down|up)|went (?:down|up)|c[ao]me (?:down|up)|ris(?:e|en)|rose|increased?|decreased?|declined?|reduced?|improved?|worsen(?:ed)?|changed?|jump(?:ed)?|moved?|differ|lost|lose|gain(?:ed)?)'
const IT = '(?:it|that|this|e|dem|they|the (?:figure|number|share|two)|coverage)'
const DID = '(?:is|was|are|has|have|had|did|does|do|don|go|dey)'
/** Words with which a difference is asked for, and no other figure. */
const ASKS =
  "(?:how (?:many|much)(?: (?:percentage|per cent|percent))?(?: points?)?|how far|how big|what(?:[’']?s| is| was| be)? (?:the |dat )?(?:difference|gap|change|drop|fall|rise|increase)|difference|gap|the difference|by what)"
const WORDS = new RegExp(
  `^(?:(?:and|so|but|then|ok(?:ay)?|ah+|oh|hm+|wow|eh|kai|na wa)[,.! ]+)*(?:${IT} )?(?:${DID} )*(?:${IT} )?(?:${MOVED}[,.!? ]+)?(?:(?:and|so|na|by)[, ]+)*${ASKS}(?: (?:of |in )?(?:${IT}|${DID}|${MOVED}|up|down|apart|lower|higher|more|less|points?|then|between (?:them|the two|both|the two figures)|the (?:drop|fall|gap|rise|change|difference)))*${END}`,
  'i',
)
const LONGEST = 120

/** `How many points did it drop`, after two figures of one place that two sources told: those two, and no course of one of them; null for any other. */
export function toldApartAsked(text: string, { before }: Reader): Question | null {
  if (!before || text.length > LONGEST || !WORDS.test(text.trim())) return null
  const { toldFirst, told, toldYear, frame, group, indicators, places } = before
  if (!toldFirst || told === null || toldYear === null) return null
  if (frame.kind !== 'level' || group !== null || indicators.length !== 1 || places.length > 1) return null
  const asked: Question = {
    ...before,
    text,
    ...{ publisher: null, toldFirst: undefined, replaced: null, unused: [], kept: ['indicator', 'place'] },
    cues: new Set(['compare']),
  }
  // Of times alone a source that has both tells the change.
  if (told !== toldFirst.source && !toldFirst.isNamed && before.sources.length === 0) return null
  if (told !== toldFirst.source)
    return {
      ...asked,
      frame: { kind: 'compare_sources' },
      sources: [toldFirst.source, told],
      periods: NO_PERIODS,
      figures: [{ source: told, year: toldYear, isNamed: before.sources.length > 0 }, toldFirst],
    }
  const years = [toldFirst.year, toldYear].toSorted((a, b) => a - b)
  return years[0] === years[1]
    ? null
    : {
        ...asked,
        frame: { kind: 'change' },
        sources: [told],
        periods: { ...NO_PERIODS, years, isSpan: true },
      }
}

/** The figure that the turn before told, where this one asks for the same of the same place: by source and year; undefined for none. */
export function toldFirstOf(
  { indicators: [own], places, group, frame }: Pick<Question, 'indicators' | 'places' | 'group' | 'frame'>,
  before: Question | null,
): ToldFigure | undefined {
  if (!before || before.toldYear === null || before.toldPart !== undefined) return undefined
  // A later figure of few people stood beside that of the source that was named.
  const source = before.told ?? (before.sources.length === 1 ? before.sources[0] : undefined)
  if (source === undefined) return undefined
  const isSame =
    own === before.indicators[0] &&
    before.indicators.length === 1 &&
    places.join() === before.places.join() &&
    places.length < 2 &&
    group === null &&
    before.group === null
  const areFigures = frame.kind === 'level' && before.frame.kind === 'level'
  return isSame && areFigures
    ? { source, year: before.toldYear, isNamed: before.sources.length > 0 }
    : undefined
}
