import { NATION } from '#domain/location/location.ts'
import { oneHead, twoNumbers } from './ellipsis.ts'
import type { ReadPart } from './read-part.ts'
import type { Token } from './tokens.ts'

const JOINING: ReadonlySet<string> = new Set([
  'and',
  'plus',
  'also',
  'then',
  'while',
  'but',
  'yet',
  'whereas',
  'versus',
  'vs',
  'v',
  'beside',
  'minus',
  'against',
  'or',
  'with',
  'than',
  'to',
])

/** Words that set one thing against another, and stand in no name. */
const AGAINST: ReadonlySet<string> = new Set(['versus', 'vs', 'v', 'minus'])

/** A name that fits as well as this takes all words: no second one stands beside it. */
const SURE = 0.93
const WORD_FOR_WORD = 1
/** What stands in a list is named less closely. */
const LISTED = 0.9

/**
 * The parts of a text that asks about several indicators at once: it is taken apart at `and`, commas and
 * sentences where each piece names an indicator of its own, and the whole is no single one. Words that only
 * one piece has hold for all.
 */
export function splitParts(
  whole: ReadPart,
  read: (tokens: readonly Token[]) => ReadPart,
  people: ReadonlySet<string>,
): readonly ReadPart[] {
  // `Facilities with electricity`: what they have, and no two things.
  if (ofFacilities(whole.tokens)) return [whole]
  const doses = twoNumbers(whole.tokens, read)
  if (doses) return doses.map((part) => shared(part, doses, { ...whole, group: null }))
  // `Which is more common, home delivery or facility delivery`.
  const isChoice = whole.cues.has('compare') && whole.tokens.some(({ word }) => word === 'or')
  const isHeldAgainst = isChoice || whole.tokens.some(({ word }) => AGAINST.has(word))
  const isNamed = whole.indicator !== null && whole.score >= WORD_FOR_WORD && whole.unused.length === 0
  const isJoined = whole.tokens.some(({ word }) => word === 'and')
  if (isNamed && !isHeldAgainst && !isJoined) return [whole]
  // `Not vaccinated against measles` is one name and its denial.
  if (whole.isOpposite && whole.unused.length === 0) return [whole]
  const isSure = whole.indicator !== null && whole.unused.length === 0 && whole.score >= SURE
  const pieces = piecesOf(whole.tokens, people).map(read)
  const named = mergedPieces(pieces, read).filter(({ indicator }) => indicator !== null)
  const distinct = new Set(named.map(({ indicator }) => indicator))
  if (named.length < 2 || distinct.size < 2)
    return isSure && whole.group === null ? [whole] : (oneHead(whole.tokens, read) ?? [whole])
  const strange = named.some(({ unused }) => unused.length > 0)
  if (strange) return [whole]
  // `Penta 1 and Penta 3` fits Penta 3, and asks for both.
  const numbers = new Set(whole.contents.filter((word) => /^\d/.test(word)))
  const isPair = (numbers.size > 1 || isHeldAgainst) && named.every(({ score }) => score >= SURE)
  // `Home delivery and facility delivery`: the word that both have is said twice.
  const isTwice = new Set(whole.contents).size < whole.contents.length
  // `Skilled attendance and facility delivery` are two, though one name has words of both.
  // `Children per woman, and the age at which women wed`: all its words are those of the second.
  const isListed = whole.tokens.some(({ word, after }) => word === 'and' && after === ',')
  // `Lassa cases in 2023, Lassa deaths in 2024`: a comma joins what is said twice, too.
  const isApart = isTwice && whole.tokens.some(({ after }) => after === ',')
  const isOther =
    (isJoined || isApart) &&
    (isTwice || isListed || !distinct.has(whole.indicator)) &&
    named.every(({ score }) => score >= (isListed ? LISTED : WORD_FOR_WORD))
  if ((isSure || isNamed) && !isPair && !isOther) return [whole]
  return named.map((part) => shared(part, named, whole))
}

const HELD_AGAINST =
  /^(compare|compared|comparing|comparison|along|together|difference|side|beside|contrast|against)$/i

function piecesOf(tokens: readonly Token[], people: ReadonlySet<string>): Token[][] {
  const pieces: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    // `Three or more doses`: one number.
    if (
      token.word === 'or' &&
      /^(more|over|above|higher|less|fewer|older|younger)$/.test(tokens[at + 1]?.word ?? '')
    ) {
      pieces.at(-1)?.push(token)
      continue
    }
    // `Women with secondary education` are some of the women.
    const isOfPeople = token.word === 'with' && people.has(tokens[at - 1]?.word ?? '')
    if (isOfPeople) {
      pieces.at(-1)?.push(token)
      continue
    }
    // `ANC 4 with a doctor` is some of it; `compare it with measles` is two things.
    const isOfName = token.word === 'with' && !tokens.some(({ said }) => HELD_AGAINST.test(said))
    // `Visits to a doctor` are no two things; `from penta 1 to penta 3` are.
    const isTo =
      token.word === 'to' &&
      !tokens.some(
        ({ said }) =>
          HELD_AGAINST.test(said) || /^(from|gap|drop|dropout|between|relation|relative|ratio)$/i.test(said),
      )
    const isBreak =
      (JOINING.has(token.word) && !isOfName && !isTo) || [',', '&', '.', '+', '/'].includes(token.after)
    if (isBreak) pieces.push([])
    if (!JOINING.has(token.word) || isOfName || isTo) pieces.at(-1)?.push(token)
  }
  return pieces.filter((piece) => piece.length > 0)
}

/** A piece that names no indicator belongs to the one before it: `Kano and Lagos`. */
function mergedPieces(pieces: readonly ReadPart[], read: (tokens: readonly Token[]) => ReadPart): ReadPart[] {
  const found: ReadPart[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    // `DPT 3 / Penta 3`: one name, with a sign in it.
    const isOneName = last?.indicator === piece.indicator && piece.tokens[0]?.after === '/'
    if (last && (piece.indicator === null || last.indicator === null || isOneName)) {
      found[found.length - 1] = read([...last.tokens, ...piece.tokens])
    } else found.push(piece)
  }
  return found
}

/** A part with the words of the others that it lacks: place, source, year, and intent. */
function shared(part: ReadPart, all: readonly ReadPart[], whole: ReadPart): ReadPart {
  const own = <T>(values: readonly T[], of: (other: ReadPart) => readonly T[]): readonly T[] =>
    values.length > 0 ? values : (all.map(of).find((other) => other.length > 0) ?? [])
  const years =
    part.periods.years.length > 0
      ? part.periods
      : (all.find(({ periods }) => periods.years.length > 0)?.periods ?? part.periods)
  // `Under 5 mortality and neonatal mortality`: the age stands in a name, and is no group of the other.
  const isOfName = whole.group?.dimension === 'age' && all.every(({ group }) => group === null)
  const cues = new Set([...whole.cues].filter((cue) => cue !== 'compare' && cue !== 'gap' && cue !== 'total'))
  return {
    ...part,
    places: withNation(
      own(part.places, ({ places }) => places),
      all,
      whole,
    ),
    sources: own(part.sources, ({ sources }) => sources),
    periods: years,
    level: part.level ?? whole.level,
    group: part.group ?? (isOfName ? null : whole.group),
    cues: new Set([...cues, ...part.cues]),
  }
}

/** `ANC 4 and skilled attendance in Lagos and Nigeria`: the nation is joined to the place, though no piece of its own names it. */
function withNation(places: readonly number[], all: readonly ReadPart[], whole: ReadPart): readonly number[] {
  const isLost = whole.places.includes(NATION) && !all.some((part) => part.places.includes(NATION))
  return isLost && places.length > 0 ? [...places, NATION] : places
}

/** A facility, and what it has or does. */
function ofFacilities(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ said, after }, at) =>
      at > 0 &&
      after === '' &&
      /^(with|without|having|that|which|wey|offering|lacking)$/i.test(said) &&
      FACILITIES.test(tokens[at - 1]?.said ?? ''),
  )
}

const FACILITIES = /^(facilities|hospitals|clinics|phcs|centres|centers|posts|dispensaries|maternities)$/i
