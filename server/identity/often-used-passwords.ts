import { OWN_NAME } from '#domain/front/front-name.ts'
import { isMostlyWalks, type Keyboards } from './keyboard-walks.ts'

interface Known {
  readonly common: ReadonlySet<string>
  readonly keyboards: Keyboards
}

/** Read when the first password is chosen: the list is large, and most processes never need it. */
let known: Promise<Known> | null = null

async function readKnown(): Promise<Known> {
  const { dictionary, adjacencyGraphs } = await import('@zxcvbn-ts/language-common')
  return { common: new Set(dictionary['passwords-common']), keyboards: adjacencyGraphs }
}

/** A word shorter than this turns up in passwords by chance. Letters. */
const SHORTEST_WORD = 4
/** A common password with so few characters around it is no harder to guess than the common one. */
const MOST_AROUND = 3
/** Shorter ones turn up by chance in what is left of a password that is hardly longer. Characters. */
const SHORTEST_INSIDE = 6
/** So few different signs are tried in no time, however often they are repeated. */
const FEWEST_SIGNS = 5

/** The signs that people write for letters; `1` and `!` stand for two. */
const FOR_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
}

/**
 * Whether a password is one of those that are tried first: on the list of 49,000 common ones or a name of this site, in any case,
 * also with signs in the place of letters (`P4ssw0rd`), with digits and signs around it (`Password1!`), one or two letters outside
 * of those (`password1!A`), or any three characters; walks over the keys (`Qwertz1!`); and a few signs again and again.
 * `names`: what the site calls itself.
 */
export async function isCommonPassword(password: string, names: readonly string[] = []): Promise<boolean> {
  known ??= readKnown()
  const { common, keyboards } = await known
  const lower = password.toLowerCase()
  if (new Set(lower).size < FEWEST_SIGNS || isMostlyWalks(lower, keyboards)) return true
  const ofSite = new Set([OWN_NAME.name, ...names].flatMap(wordsOf))
  const tried = [lower, ...cores(lower), ...insides(lower)].flatMap((text) => [text, ...asLetters(text)])
  return tried.some((text) => common.has(text) || ofSite.has(text.replaceAll(/[^\p{L}\p{N}]+/gu, '')))
}

/** A name and its words, as they may stand in a password. */
function wordsOf(name: string): string[] {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [words.join(''), ...words].filter((word) => word.length >= SHORTEST_WORD)
}

/**
 * The rest of a text without digits and signs at the ends, and without one or two letters outside of those.
 */
function cores(lower: string): string[] {
  const outer = lower.replaceAll(/^\p{L}{1,2}(?=[^\p{L}])|(?<=[^\p{L}])\p{L}{1,2}$/gu, '')
  return [lower, outer]
    .map((text) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((core) => core.length >= SHORTEST_WORD)
}

/** A text with letters where signs stand for them, in both readings of `1`; none where nothing stands for a letter. */
function asLetters(text: string): string[] {
  const plain = [...text].map((sign) => FOR_LETTERS[sign] ?? sign).join('')
  return ['i', 'l'].map((letter) => plain.replaceAll(/[1!|]/g, letter)).filter((read) => read !== text)
}

/** The rest of a text without up to three characters at its ends. */
function insides(text: string): string[] {
  const starts = Array.from({ length: MOST_AROUND + 1 }, (_, before) => before)
  return starts.flatMap((before) =>
    starts
      .filter((after) => before + after <= MOST_AROUND && text.length - before - after >= SHORTEST_INSIDE)
      .map((after) => text.slice(before, text.length - after)),
  )
}
