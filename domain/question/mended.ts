import { plainWords, slipsBetween } from './words.ts'
import { BINDING, languageIn, withoutLink } from './language-in.ts'
import type { Lexicon } from './lexicon.ts'
import type { OwnLanguage } from './question-words.ts'
import type { Token } from './tokens.ts'

/** A word of a language of the country as the English word that says the same: of the language of the text before all. */
function inEnglish(token: Token, { ownLanguages, vocabulary }: Lexicon, language: OwnLanguage | null): Token {
  const table = language === null ? undefined : ownLanguages.get(language)
  const own = table?.get(token.word) ?? (language === 'ha' ? table?.get(withoutLink(token.word)) : undefined)
  // Pidgin has names of its own in the table; its words stay as they are there.
  const isOther = language !== 'pcm' && !token.isCapitals
  if (own !== undefined && isOther) return { ...token, word: own }
  if (vocabulary.has(token.word)) return token
  for (const words of ownLanguages.values()) {
    const english = words.get(token.word)
    if (english !== undefined) return { ...token, word: english }
  }
  return token
}

/** The words with slips of the finger mended: only those that nobody knows, never a number, never one name into another. */
export function mended(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const language = languageIn(tokens, lexicon)
  const joined = joinedWords(
    tokens
      .map((token) => inEnglish(token, lexicon, language))
      .filter(({ word }) => language === null || language === 'pcm' || word !== BINDING),
    lexicon,
  )
  const least = language === null ? SHORT : SHORT_OF_OTHERS
  return joined
    .map((token, at) => asHousehold(token, joined[at + 1]))
    .flatMap((token) => apart(token, lexicon))
    .flatMap((token, at, all) => withoutPrefix(token, all[at + 1], lexicon))
    .map((token, at, all) => {
      const next = all[at + 1]?.word
      const isState = next === 'state' && all[at + 1]?.after === ''
      if (isState)
        return {
          ...token,
          word:
            stateMeant(token.word, lexicon) ??
            mendedWord(token, lexicon, {
              least,
              language,
              before: all[at - 1]?.word ?? '',
              next: next ?? '',
            }),
        }
      return {
        ...token,
        word: mendedWord(token, lexicon, {
          least,
          language,
          before: all[at - 1]?.word ?? '',
          next: next ?? '',
        }),
      }
    })
    .map((token, at, all) => ({ ...token, word: beforeNext(token, all[at + 1], lexicon) }))
}

/** `Opn defecation`, `skil birth attendance`: a short word that nobody knows is the one with which a name goes on. */
function beforeNext(
  { word }: Token,
  next: Token | undefined,
  { vocabulary, english, filler, byLetter, root }: Lexicon,
): string {
  const isKnown = vocabulary.has(word) || english.has(word) || filler.has(word)
  if (isKnown || !next || next.after !== '' || !/^\p{L}{3,5}$/u.test(word)) return word
  const fitting = (byLetter.get(word.charAt(0)) ?? []).filter(
    (one) => root.next.get(one)?.next.has(next.word) && (one.startsWith(word) || isSwapped(word, one)),
  )
  const [only = word] = fitting
  return fitting.length === 1 ? only : word
}

/** A letter is missing, or two changed their places; `gave` is no slip of `give`. */
function isSwapped(word: string, meant: string): boolean {
  const isMoved = [...word].toSorted().join('') === [...meant].toSorted().join('')
  return (isMoved || meant.length > word.length) && slipsBetween(word, meant, word.length) !== null
}

/** `Houses with electricity` are households, where `born in the house` is at home. */
function asHousehold(token: Token, next: Token | undefined): Token {
  const isOwning = /^(with|without|that|which|having|owning|connected|who|whose)$/i.test(next?.said ?? '')
  return /^(houses|homes)$/i.test(token.said) && isOwning ? { ...token, word: 'household' } : token
}

/** `unvaccinated` as `not vaccinated`, where no name has the word itself, or what it is about follows: `against measles`. */
function withoutPrefix(token: Token, next: Token | undefined, { vocabulary, filler }: Lexicon): Token[] {
  const [, rest = ''] = /^(?:un|non|il)(\p{L}{5,})$/u.exec(token.word) ?? []
  // `Unmarried women`: who they are.
  if (/^un(married|employed|educated|schooled|skilled|trained|planned|wanted)$/.test(token.word))
    return [token]
  const isOfNext = ['against', 'for', 'with'].includes(next?.word ?? '')
  if (rest === '' || (vocabulary.has(token.word) && !isOfNext) || !vocabulary.has(rest) || filler.has(rest))
    return [token]
  return [
    { ...token, word: 'not' },
    { ...token, word: rest, after: '' },
  ]
}

/** Letters of the shortest word that is mended: of English, and of the other languages, whose words nobody lists. */
const SHORT = 4
const SHORT_OF_OTHERS = 5

/** After these a word restricts, so that it is no slip of one that says nothing. */
const RESTRICTING = /^(among|amongst|of|in|for|from|by|with|during)$/

function mendedWord(
  { word, said }: Token,
  lexicon: Lexicon,
  {
    least,
    before,
    next,
    language,
  }: {
    readonly least: number
    readonly before: string
    readonly next: string
    readonly language: OwnLanguage | null
  },
): string {
  const { vocabulary, byLetter, filler, english, people, root } = lexicon
  const goesOn = (one: string) => next !== '' && root.next.get(one)?.next.has(next) === true
  const isEmpty = (one: string) => filler.has(one) && !people.has(one) && !root.next.has(one)
  if (vocabulary.has(word) || word.length < least) return word
  if (english.has(word) && (language === null || language === 'pcm')) return word
  // Of a word of four letters one may be missing, and of places it is a state; a plural has five.
  const isShort = said.length < 5
  let best = { word, distance: Number.POSITIVE_INFINITY, rank: 9 }
  for (const candidate of byLetter.get(word.charAt(0)) ?? []) {
    const rank = vocabulary.get(candidate) ?? 9
    if (isShort && candidate.length !== word.length + 1) continue
    if (RESTRICTING.test(before) && isEmpty(candidate)) continue
    if (isShort && rank === 0 && stateMeant(word, lexicon) !== candidate) continue
    // `Hepatits`: no plural, but a slip of a word that ends so itself.
    const isEnding = candidate.endsWith('s') && said.toLowerCase() === `${word}s`
    const distance =
      slipsBetween(word, candidate, least) ?? (isEnding ? slipsBetween(`${word}s`, candidate, least) : null)
    if (distance === null || distance > best.distance) continue
    // `Correlation` is no slip of `correction`: a word of asking is near, or it is not meant.
    if (distance > 1 && rank > 1 && language === null && bones(candidate) !== bones(word)) continue
    // `Materal mortality`: of two that are as near the one with which a name goes on.
    const isOfNext = goesOn(candidate) && !goesOn(best.word)
    if (distance < best.distance || isOfNext || (rank < best.rank && !goesOn(best.word)))
      best = { word: candidate, distance, rank }
  }
  return best.word
}

/** `Opendefecation`: two words that stand beside each other in a name, written in one. */
function apart(token: Token, { vocabulary, english, root }: Lexicon): Token[] {
  const { word } = token
  if (word.length < LONG_WORD || vocabulary.has(word) || english.has(word)) return [token]
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (root.next.get(first)?.next.has(second))
      return [
        { ...token, word: first },
        { ...token, word: second, after: '' },
      ]
  }
  return [token]
}

/** The consonants of a word: `prevelance` has those of `prevalence`. */
function bones(word: string): string {
  return word.replaceAll(/[aeiou]/g, '')
}

/** `Gombi state`: the word before `state` is one of its names, or a slip of it; null where it is no single state. */
function stateMeant(word: string, { reference }: Lexicon): string | null {
  const states = [...reference.locations.values()]
    .filter(({ level }) => level === 3)
    .map(({ name }) => plainWords(name))
  if (states.some((words) => words.includes(word))) return word
  const near = states.flatMap(([name = '', ...more]) =>
    more.length === 0 && slipsBetween(word, name, SHORT) !== null ? [name] : [],
  )
  return near.length === 1 ? (near[0] ?? null) : null
}

const LONG_WORD = 8

/** Two pieces of one name that a machine heard apart: `so koto`, `zam fara`; and of one long word. */
function joinedWords(tokens: readonly Token[], { root, reference, vocabulary }: Lexicon): Token[] {
  const found: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (!token) break
    const whole = next ? token.word + next.word : ''
    const isApart = next !== undefined && next.after === '' && !/\d/.test(whole) && whole.length > 3
    const isName =
      isApart &&
      root.next
        .get(whole)
        ?.meanings.some((one) => one.kind === 'place' && (reference.locations.get(one.id)?.level ?? 9) < 4)
    // Two words that are names on their own stay apart.
    const isKnown = next && root.next.has(token.word) && root.next.has(next.word)
    // `Wide spread`: one word of the data, of which a piece is none.
    const isWord =
      isApart &&
      whole.length >= LONG_WORD &&
      vocabulary.has(whole) &&
      !(vocabulary.has(token.word) && vocabulary.has(next?.word ?? ''))
    if (next && (isWord || (isName && !isKnown))) {
      found.push({ ...token, word: whole, said: `${token.said} ${next.said}` })
      at += 1
    } else found.push(token)
  }
  return found
}
