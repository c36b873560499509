/** Letters with a hook, as Hausa has them, by the plain ones that people type. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' }

/** A text in small letters, without accents, dots and hooks. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter] ?? letter)
}

/**
 * A text as it is compared: lower case, without accents, words and numbers apart ("penta3" is "penta 3"),
 * numbers as digits, one spelling where British and American English differ, singular.
 */
export function plainWords(text: string): readonly string[] {
  const plain = plainLetters(text)
    .replaceAll(/['’ʼ]/g, '')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
  return (plain.match(/\p{L}+|\p{N}+/gu) ?? []).map(alike)
}

const NUMBERS: ReadonlyMap<string, string> = new Map([
  ['one', '1'],
  ['first', '1'],
  ['two', '2'],
  ['second', '2'],
  ['three', '3'],
  ['third', '3'],
  ['four', '4'],
  ['fourth', '4'],
  ['five', '5'],
  ['fifth', '5'],
  ['six', '6'],
  ['eight', '8'],
  ['ten', '10'],
  ['twelve', '12'],
  ['eighteen', '18'],
])

/** Words whose last letter is no plural. */
const WHOLE: ReadonlySet<string> = new Set(['aids', 'series'])

/** One spelling of a word that is already in small letters and without accents. */
export function alike(word: string): string {
  const number = NUMBERS.get(word)
  if (number) return number
  if (word.length < 4) return word
  const spelling = word
    .replace('ae', 'e')
    .replace('oe', 'e')
    .replace(/is(ation|ations|ed|ing)$/, 'iz$1')
    .replace(/our$/, 'or')
  if (WHOLE.has(spelling)) return spelling
  if (/[^aeiou]ies$/.test(spelling)) return `${spelling.slice(0, -3)}y`
  if (/(ch|sh|ss|x)es$/.test(spelling)) return spelling.slice(0, -2)
  const singular = /[^siu]s$/.test(spelling) ? spelling.slice(0, -1) : spelling
  return NUMBERS.get(singular) ?? singular
}

/** Shorter words have no slips, unless whoever asks knows more of them. */
const SHORTEST = 5

/**
 * How many slips of the finger lie between a typed word and another: letters changed, left out, added or swapped with a
 * neighbour, one from five letters on and two from eight; null when it is another word. The first letter stands, and
 * numbers have no slips.
 */
export function slipsBetween(typed: string, word: string, least = SHORTEST): number | null {
  if (typed.length < least || word.length < 4 || typed[0] !== word[0] || /\d/.test(typed)) return null
  const most = Math.min(typed.length, word.length) >= 8 ? 2 : 1
  if (Math.abs(typed.length - word.length) > most) return null
  const distance = lettersApart(typed, word)
  return distance > most ? null : distance
}

/** Distance of optimal string alignment: three rows of its table are enough. */
function lettersApart(typed: string, word: string): number {
  let [before, last] = [[] as number[], Array.from({ length: word.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1]
      const changed = (last[j - 1] ?? 0) + (same ? 0 : 1)
      const swapped =
        typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1] ? (before[j - 2] ?? 0) + 1 : changed
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    before = last
    last = row
  }
  return last[word.length] ?? Number.POSITIVE_INFINITY
}
