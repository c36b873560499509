/** Letters, and below each the one that stands for it: readable, and never in the code. */
const LETTERS = 'abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ'
const ACCENTS = 'áƀçđéƒĝĥíĵķľḿñóṕŕšťúṽŵẋýžÁɃÇĐÉƑĜĤÍĴĶĽḾÑÓṔŔŠŤÚṼŴẊÝŽ'

/** How much longer than English other languages are taken to be. */
const LONGER = 0.4

/**
 * An English text accented, two fifths longer and in brackets. Its values, its choices and its marks stay.
 * Braces alternate: the first opens a value, one inside it a branch of words, and so on.
 */
export function pseudoText(text: string): string {
  let depth = 0
  let isMark = false
  let letters = 0
  let accented = ''
  for (const character of text) {
    if (character === '<') isMark = true
    if (character === '{') depth++
    if (character === '}') depth--
    const isWord = depth % 2 === 0 && !isMark
    if (isWord && depth === 0) letters++
    accented += isWord ? accent(character) : character
    if (character === '>') isMark = false
  }
  const longer = '~'.repeat(Math.ceil(letters * LONGER))
  // In pieces as long as words, so that lines can break.
  return `[${accented}${longer.replace(/~{7}(?=~)/g, '$& ')}]`
}

function accent(letter: string): string {
  return ACCENTS[LETTERS.indexOf(letter)] ?? letter
}
