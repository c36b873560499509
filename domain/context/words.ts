/** A text as it is compared: lower case, without accents, words of letters and digits apart. */
export function plainWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Words that carry no meaning of their own in a question about a figure. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'a an and are about all any at as by be been can could did do does for figure figures find from get give had has have how i in is it its ' +
    'latest like many me much my number of on one or per please rate rates percent percentage proportion report say says show state states ' +
    'tell than that the their there these this those to total us value values was we were what when where which who with would you data ' +
    'according dashboard dashboards http https www com org ng html index'
  ).split(' '),
)

/** Whether a word says nothing about what is looked for. */
export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word)
}

/** One change of a letter, or two neighbours swapped, in a word of five letters or more counts as a slip of the finger. */
export function isSlip(typed: string, word: string): boolean {
  if (typed.length < 5 || word.length < 5 || Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  const [a, b] = [typed.slice(start), word.slice(start)]
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}
