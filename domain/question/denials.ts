/** Words that turn the words after them into their opposite: in a name they are never left out. */
export const DENIALS: ReadonlySet<string> = new Set([
  'not',
  'no',
  'never',
  'without',
  'lack',
  'lacking',
  'non',
])
