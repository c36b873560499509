import type { Told } from './told-units.ts'

/** Which of several figures is wanted, beside the newest. */
const WHICH =
  /^(oldest|earliest|first|initial|original|previous|prior|preceding|second|third|fourth|last-but-one)$/i
const FIGURES =
  /^(figures?|numbers?|values?|estimates?|data|surveys?|rounds?|readings?|measurements?|results?|percentages?|rates?|editions?|reports?|years?|one)$/i

/** `The oldest figure`, `the previous survey`: not the newest, which a plain question gets. */
export function isOtherFigure(at: number, { tokens, spans, named }: Told): boolean {
  if (!WHICH.test(tokens[at]?.said ?? '') || named.has(at)) return false
  const next = tokens[at + 1]
  const isSource = spans.some(
    ({ start, meanings }) =>
      start === at + 1 && meanings.some(({ kind }) => kind === 'source' || kind === 'publisher'),
  )
  return next !== undefined && next.after === '' && (isSource || FIGURES.test(next.said))
}

/** A number that nothing of the question accounts for: `within 5 points of the nation`. */
export function isOpenNumber(at: number, { tokens, named, spanned, used }: Told): boolean {
  const { said = '', word = '' } = tokens[at] ?? {}
  if (!/^\d+(\.\d+)?$/.test(word) || used.has(at)) return false
  if (/^points?$/i.test(tokens[at + 1]?.said ?? '')) return true
  if (named.has(at) || spanned.has(at)) return false
  // `One of`, `first of all`, `under fives`, `4 Kano`: talk, a name, and short for `for`.
  if (/^(one|first|once|fives?)$/i.test(said)) return tokens[at - 1]?.word === 'than'
  return (
    !/^[24]$/.test(said) || /^(percent|times|years?|months?|weeks?|days?)$/i.test(tokens[at + 1]?.said ?? '')
  )
}

const GENERAL = /^(aged|based|recorded|reported|estimated|needed)$/i

/** `Wanted fertility`, `measles outbreaks`: the name of another indicator, or of what no figure counts. */
export function isOtherName(
  at: number,
  { tokens, parts, named, spanned, lexicon, indicator }: Told,
): boolean {
  const { said = '', word = '' } = tokens[at] ?? {}
  const next = tokens[at + 1]
  const about = lexicon.reference.indicators.get(indicator)
  const own = `${about?.shortName} ${about?.fullName}`.toLowerCase()
  if (/^(outbreaks|epidemics)$/i.test(said)) return !own.includes(said.toLowerCase())
  // `Age of nets`.
  const isAgeOf = /^age$/i.test(said) && next?.word === 'of' && named.has(at + 2)
  if (isAgeOf && !/\bage\b/i.test(own)) return true
  const isTelling = parts[at] === 'adjective' || (/ed$/i.test(said) && !GENERAL.test(said))
  if (!isTelling || named.has(at) || spanned.has(at) || !named.has(at + 1) || next?.after !== '') return false
  const { pairs } = lexicon.indicators
  const owners = pairs.get(`${word} ${next.word}`)
  return owners !== undefined && !owners.has(indicator)
}
