import type { Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

interface StrayInput {
  readonly tokens: readonly Token[]
  readonly spans: readonly Span[]
  /** The words that the indicator was found by. */
  readonly named: ReadonlySet<number>
  /** Words that times, limits, counts and kinds of places account for. */
  readonly used: ReadonlySet<number>
  /** Whether the name or the definition of the indicator has the word. */
  readonly isOfIndicator: (token: Token) => boolean
  readonly isPeople: (word: string) => boolean
  /** One word for all that say the same of an indicator. */
  readonly conceptOf: (word: string) => string
  /** The question goes on with the subject of the one before. */
  readonly isNext: boolean
  /** Words that say little in talk around a question, and have a meaning of their own beside what it names. */
  readonly isStray: (token: Token) => boolean
  /** Words that no list knows. */
  readonly isUnknown: (at: number) => boolean
}

/** What a slot of a frame is filled with. */
const SLOTS: ReadonlySet<string> = new Set([
  'place',
  'area',
  'source',
  'indicator',
  'family',
  'group',
  'dimension',
])

/** Signs that end a breath; a hyphen joins. */
const ENDS: ReadonlySet<string> = new Set([',', ':', '.', '–', '/'])

/** `For my thesis`: what it is for. */
const OCCASIONS =
  /^(thesis|chapter|essay|assignment|homework|class|project|presentation|article|story|slides?|paper|speech|proposal|grant|brief|memo|research|study|team|boss|office|ministry|deadline|newspaper|preparation|interest|talk|overview)$/
const OWN = /^(my|our|a|an|this|the|your|his|her|their)$/

/**
 * Positions of words that stand in one breath with what the question names, and that no slot of its frame takes: left out, the answer
 * would be that of another question.
 */
export function strayWords(input: StrayInput): number[] {
  return breathsOf(input.tokens).flatMap((breath) => [...strayIn(breath, input), ...saidTwice(breath, input)])
}

/** Begins a clause or a group of people, and what they have. */
const BEGINS = /^(who|whose|that|with|having|had|without|of|among|amongst)$/

/** `Measles vaccination of children who had measles`: a word that is said of the figure, and of some of its people once more. */
function saidTwice(
  breath: readonly number[],
  { tokens, named, isPeople, conceptOf }: StrayInput,
): readonly number[] {
  return breath.filter((at) => {
    const word = tokens[at]?.word ?? ''
    const earlier = breath.find(
      (other) => other < at && conceptOf(tokens[other]?.word ?? '') === conceptOf(word),
    )
    if (earlier === undefined || !named.has(at) || isPeople(word) || /^\d/.test(word)) return false
    const between = tokens.slice(earlier + 1, at)
    const isOfPeople = between.concat(tokens[at + 1] ?? []).some((token) => isPeople(token.word))
    return isOfPeople && between.some((token) => BEGINS.test(token.word))
  })
}

/** Positions between signs that end a breath. */
function breathsOf(tokens: readonly Token[]): readonly (readonly number[])[] {
  const found: number[][] = [[]]
  for (const [at, { after }] of tokens.entries()) {
    if (ENDS.has(after)) found.push([])
    found.at(-1)?.push(at)
  }
  return found
}

function strayIn(breath: readonly number[], input: StrayInput): readonly number[] {
  const { tokens, spans, named, used } = input
  const spanAt = (at: number) => spans.find(({ start, count }) => at >= start && at < start + count)
  const isSlot = (at: number) =>
    named.has(at) || (spanAt(at)?.meanings.some(({ kind }) => SLOTS.has(kind)) ?? false)
  const first = breath.find(isSlot) ?? (input.isNext ? 0 : undefined)
  if (first === undefined) return []
  return breath.filter((at) => {
    const token = tokens[at]
    const isCovered = used.has(at) || isSlot(at) || spanAt(at) !== undefined
    if (!token || isCovered || at < first - 1 || input.isOfIndicator(token)) return false
    // `I guess`, `you know`: what the asker does.
    if ([1, 2].some((steps) => /^(i|we|you)$/i.test(tokens[at - steps]?.said ?? ''))) return false
    // `Mid 2023`: a part of the year.
    if (
      /^(mid|early|late|middle|beginning|start|end)$/i.test(token.said) &&
      isYear(tokens[at + 1]?.word === 'of' ? tokens[at + 2] : tokens[at + 1]) &&
      !/^end$/i.test(token.said)
    )
      return true
    // `Doubled to 60%`: the number is what is asked about.
    if (/^(doubled|halved|tripled)$/i.test(token.said) && tokens[at + 1]?.word === 'to') return false
    // `By senatorial district`: the level that is asked for.
    if (/^senatorial$/i.test(token.said) && /^(district|zone)s?$/i.test(tokens[at + 1]?.said ?? ''))
      return false
    // `The same in 2018`: what was asked before.
    if (input.isNext && /^same$/i.test(token.said)) return false
    const isStray = input.isStray(token) || input.isUnknown(at)
    return isStray && !isPurpose(at, tokens)
  })
}

const isYear = (token: Token | undefined) => /^(19|20)\d\d$/.test(token?.word ?? '')

/** `For a class project`: the words after `for`, as far as they say what the answer is for. */
function isPurpose(at: number, tokens: readonly Token[]): boolean {
  const from = tokens.findLastIndex(({ word }, place) => place < at && /^(for|of|in)$/.test(word))
  if (from < 0 || at - from > 4) return false
  const between = tokens.slice(from + 1, at + 1)
  return (
    tokens[from]?.word === 'for' &&
    between.every(
      ({ said, after }) =>
        after === '' && (OWN.test(said.toLowerCase()) || OCCASIONS.test(said.toLowerCase())),
    )
  )
}
