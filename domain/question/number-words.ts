const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
]

/** How many a number of at most two digits is, in digits or words; null for another word. */
export function numberOf(count: string): number | null {
  const word = count.toLowerCase()
  if (/^\d{1,2}$/.test(word)) return Number(word)
  const known = WORDS.indexOf(word)
  return known < 0 ? null : known
}
