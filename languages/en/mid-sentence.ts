/** First words that keep their capital inside a sentence: names of places, people and products. */
const PROPER_NAMES = /^(Lassa|Buruli|Penta|Hib|Nigeria|Gini|Guinea)\b/

/**
 * A name inside a sentence: its first letter becomes small, unless it opens an abbreviation such as `HIV`, is a proper name
 * such as `Lassa`, or the whole is a title such as `Human Development Index`.
 */
export function midSentence(text: string): string {
  const isPlainWord = /^[A-Z][a-z]+(\b|-)/.test(text) && !PROPER_NAMES.test(text)
  const isTitle = /^[A-Z][a-z]+ [A-Z][a-z]/.test(text)
  return isPlainWord && !isTitle ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
