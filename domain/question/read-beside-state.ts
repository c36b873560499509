import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { BesidePlace } from './frame.ts'
import { asksPlaces, comparedBefore, type ReadBesidePlace } from './read-beside-nation.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

const STATE = 3
const ZONE = 2

/** A change is held against another one, and no figure. */
const COURSE =
  /^(?:improv|ros[e]?$|rise|rising|fell|fall|chang|increas|decreas|drop|grew|grow|gain|declin|reduc|lost|los[et]|progress)/i

const SIDES: Readonly<Record<string, BesidePlace['side']>> = {
  more: 'above',
  higher: 'above',
  bigger: 'above',
  larger: 'above',
  greater: 'above',
  less: 'below',
  lower: 'below',
  fewer: 'below',
  smaller: 'below',
  better: 'better',
  worse: 'worse',
}

/** States held against one of them: `which states are worse than Taraba`, `any state with more stunting than Kano`. Null for other words. */
export function readBesideState(
  tokens: readonly Token[],
  spans: readonly Span[],
  { locations }: ReferenceData,
): ReadBesidePlace | null {
  if (!asksPlaces(tokens) || tokens.some(({ said }) => COURSE.test(said))) return null
  const named = spans.flatMap(({ start, count, meanings }) => {
    const levels = meanings.flatMap((one) => (one.kind === 'place' ? [locations.get(one.id)] : []))
    const widest = levels.toSorted((a, b) => (a?.level ?? 0) - (b?.level ?? 0))[0]
    return widest ? [{ start, count, place: widest }] : []
  })
  const [state, ...others] = named.filter(({ place }) => place.level !== ZONE)
  if (!state || others.length > 0 || state.place.level !== STATE) return null
  const compared = comparedBefore(tokens, state.start) ?? comparedApart(tokens, state.start)
  if (!compared) return null
  const end = state.start + state.count + (tokens[state.start + state.count]?.word === 'state' ? 1 : 0)
  const own = Array.from({ length: end - compared.last }, (_, index) => compared.last + index)
  return {
    beside: { ...compared.beside, place: state.place.id },
    taken: new Set([...compared.taken, ...own]),
  }
}

/** `More stunting than` Kano: the word that compares stands before the name of the figure. */
function comparedApart(tokens: readonly Token[], at: number) {
  const last = at - 1
  if (tokens[last]?.word !== 'than') return null
  const start = tokens.findLastIndex(
    ({ said }, index) => index < last && Object.hasOwn(SIDES, said.toLowerCase()),
  )
  const side = SIDES[tokens[start]?.said.toLowerCase() ?? '']
  return side === undefined ? null : { beside: { side, isInclusive: false }, last, taken: [start] }
}
