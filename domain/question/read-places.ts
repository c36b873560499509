import type { Level, Location } from '#domain/location/location.ts'
import { NATION } from '#domain/location/location.ts'
import { placesAbove, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { DoubleName } from './question.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

export interface ReadPlaces {
  readonly places: readonly number[]
  readonly double: DoubleName | null
  /** A place is said to be of a level at which none has its name: `the senatorial district of Kano`. */
  readonly isOfOtherLevel: boolean
  /** Words beside a place that only say its kind: `Ogun State`, `Bassa LGA`, `state of Ogun`. */
  readonly markers: ReadonlySet<number>
}

interface NamedPlace {
  readonly span: Span
  readonly candidates: readonly Location[]
  /** The level that the words after it say; null where they say none, or ask for the places inside. */
  readonly level: Level | null
}

/**
 * The places that are named. A state stands before an LGA of its name unless the words say LGA; an LGA whose name several states
 * have is the one of the state that is named beside it; the nation beside one of its parts only says where that is.
 */
export function readPlaces(
  tokens: readonly Token[],
  spans: readonly Span[],
  { reference, compares }: { readonly reference: ReferenceData; readonly compares: boolean },
): ReadPlaces {
  const markers = new Set<number>()
  const named = spans.flatMap((span): NamedPlace[] => {
    const all = span.meanings.flatMap((one) => (one.kind === 'place' ? [one.id] : []))
    const candidates = all.flatMap((id) => reference.locations.get(id) ?? [])
    if (candidates.length === 0) return []
    const end = span.start + span.count
    const kind = levelMarked(tokens[end])
    // `South-East states` asks for the states there: the word says the kind of the place only where it is one.
    const isOne =
      !/^(lgas|locals)$/i.test(tokens[end]?.said ?? '') && !/s$/i.test(tokens[end + 1]?.said ?? '')
    if (kind !== null && candidates.some(({ level }) => level === kind)) markers.add(end)
    // `state Sokoto`, `the state of Sokoto`.
    const before = span.start - (tokens[span.start - 1]?.word === 'of' ? 2 : 1)
    // `Obi LGA, Nasarawa`: the word belongs to the place before it.
    const isOfLast = markers.has(before)
    const isSaidBefore = !isOfLast && candidates.some(({ level }) => level === levelMarked(tokens[before]))
    if (kind === null && isSaidBefore) markers.add(before)
    return [
      {
        span,
        candidates:
          insideNext(candidates, { tokens, spans, end, isMarked: kind === 4 }, reference) ??
          ofLevel(candidates, kind ?? (isOfLast ? null : levelMarked(tokens[span.start - 1]))),
        level: isOne && (kind === 4 || kind === 5) ? kind : null,
      },
    ]
  })
  const sure = named.flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []))
  const settled = named.map(({ span, candidates }) => ({
    span,
    candidates: within(candidates, sure, reference),
  }))
  const open = settled.find(({ candidates }) => candidates.length > 1)
  const wide = spans.flatMap(({ meanings }) =>
    meanings.flatMap((one) => (one.kind === 'area' ? one.ids : [])),
  )
  const stated = settled.filter((one) => !isWhereabouts(one, settled, { tokens, markers }))
  const places = [
    ...stated.flatMap(({ candidates }) => (candidates.length === 1 ? candidates : [])),
    ...wide.flatMap((id) => reference.locations.get(id) ?? []),
  ]
  const kept = compares || isJoined(settled, { tokens, markers }) ? places : withoutWholes(places, reference)
  return {
    places: [...new Set(kept.map(({ id }) => id))],
    double: open ? { said: saidIn(tokens, open.span), ids: open.candidates.map(({ id }) => id) } : null,
    markers,
    isOfOtherLevel: named.some(
      ({ level }) =>
        level !== null && !named.some(({ candidates }) => candidates.some((one) => one.level === level)),
    ),
  }
}

function saidIn(tokens: readonly Token[], { start, count }: Span): string {
  return tokens
    .slice(start, start + count)
    .map(({ said }) => said)
    .join(' ')
}

function levelMarked(token: Token | undefined): Level | null {
  if (!token) return null
  if (token.word === 'state') return 3
  if (token.word === 'lga' || token.word === 'local') return 4
  if (token.word === 'zone' || token.word === 'region') return 2
  return token.word === 'senatorial' ? 5 : null
}

/** Of that level; else of the widest level that has the name. Senatorial districts only where they are asked for. */
function ofLevel(candidates: readonly Location[], level: Level | null): Location[] {
  const own = candidates.filter((place) => place.level === level)
  if (level !== null && own.length > 0) return own
  const widest = Math.min(...candidates.map((place) => place.level))
  return candidates.filter((place) => place.level === widest)
}

interface AfterPlace {
  readonly tokens: readonly Token[]
  readonly spans: readonly Span[]
  /** The word after the name. */
  readonly end: number
  /** It says that the place is an LGA. */
  readonly isMarked: boolean
}

/** `Nassarawa Kano`, `Obi LGA in Benue`: a place inside of the one that is named right after it, where nothing joins the two. */
function insideNext(
  candidates: readonly Location[],
  { tokens, spans, end, isMarked }: AfterPlace,
  reference: ReferenceData,
): readonly Location[] | null {
  const after = isMarked ? end + 1 : end
  const at = isMarked && /^(in|of)$/.test(tokens[after]?.word ?? '') ? after + 1 : after
  const next = spans.find(({ start }) => start === at)
  const states = (next?.meanings ?? []).flatMap((one) =>
    one.kind === 'place' && reference.locations.get(one.id)?.level === 3 ? [one.id] : [],
  )
  const [state] = states
  if (state === undefined || states.length > 1 || (!isMarked && tokens[end]?.after !== '')) return null
  const inside = candidates.filter(({ id }) => placesAbove(reference, id).slice(1).includes(state))
  return inside.length === 1 ? inside : null
}

function within(
  candidates: readonly Location[],
  sure: readonly Location[],
  reference: ReferenceData,
): readonly Location[] {
  if (candidates.length < 2) return candidates
  const inside = candidates.filter(({ id }) =>
    sure.some((whole) => whole.id !== NATION && placesAbove(reference, id).slice(1).includes(whole.id)),
  )
  return inside.length > 0 ? inside : candidates
}

interface SettledPlace {
  readonly span: Span
  readonly candidates: readonly Location[]
}

/** `Bindawa LGA in Katsina`: the state only says where the LGA lies, also where places are compared. */
function isWhereabouts(
  { span, candidates: [state] }: SettledPlace,
  settled: readonly SettledPlace[],
  { tokens, markers }: { readonly tokens: readonly Token[]; readonly markers: ReadonlySet<number> },
): boolean {
  return settled.some(({ span: { start, count }, candidates: [place, ...others] }) => {
    if (!place || others.length > 0 || place.level !== 4 || place.parent !== state?.id) return false
    const end = start + count
    const next = markers.has(end) ? end + 1 : end
    const isLinked = /^(in|of)$/.test(tokens[next]?.word ?? '')
    const isSaid = isLinked || markers.has(end) || tokens[next]?.after === ''
    return isSaid && span.start === (isLinked ? next + 1 : next)
  })
}

/** `Imo and Nigeria`, `in Shiroro and in Niger state`: two places, of which one does not say where the other lies. */
function isJoined(
  named: readonly SettledPlace[],
  { tokens, markers }: { readonly tokens: readonly Token[]; readonly markers: ReadonlySet<number> },
): boolean {
  return named.some(({ span }) => {
    const end = span.start + span.count
    const joint = markers.has(end) ? end + 1 : end
    const isNext = named.some(({ span: { start }, candidates }) => {
      const between = tokens.slice(joint + 1, start)
      // `And in the whole country` asks once more.
      const isOfNation = candidates.some(({ id }) => id === NATION)
      const isSpoken = between.length <= MOST_BETWEEN && between.every(({ said }) => LEADS.test(said))
      return start > joint && (between.length === 0 || (isSpoken && !isOfNation))
    })
    return isNext && /^(and|or|versus|vs)$/i.test(tokens[joint]?.said ?? '')
  })
}

/** Words between `and` and a place: `and in the whole of Niger`. */
const LEADS = /^(in|for|the|whole|all|of)$/i
const MOST_BETWEEN = 4

/** Without places that only say where another one lies: `Surulere, Oyo`, `Kano, Nigeria`. */
function withoutWholes(places: readonly Location[], reference: ReferenceData): Location[] {
  return places.filter(
    ({ id }) =>
      !places.some((part) => part.id !== id && placesAbove(reference, part.id).slice(1).includes(id)),
  )
}
