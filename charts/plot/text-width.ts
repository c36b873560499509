/** Widths of Inter's letters as shares of the font size, by kind; measured on the regular weight, with digits of one width. */
const NARROW = /[iljI.,:;'|!()[\]\s]/
const SLIM = /[frt\-−–/°]/
const WIDE = /[mwMW%@]/
const ROUND = /[CDGHNOQU]/
const CAPITAL = /[A-Z]/
const DIGIT = /[0-9]/

/**
 * About how wide a text is in pixels, at most a few per cent off. Figures are laid out before there is a page to
 * measure on, and on the server there never is one.
 */
export function textWidth(text: string, fontSize: number, weight = 400): number {
  let width = 0
  for (const letter of text) width += share(letter)
  return width * fontSize * (weight >= 600 ? 1.05 : 1)
}

function share(letter: string): number {
  if (NARROW.test(letter)) return 0.28
  if (SLIM.test(letter)) return 0.39
  if (WIDE.test(letter)) return 0.87
  if (DIGIT.test(letter)) return 0.65
  if (ROUND.test(letter)) return 0.74
  return CAPITAL.test(letter) ? 0.66 : 0.58
}

/** Width of the widest of some texts; 0 without any. */
export function widestText(texts: readonly string[], fontSize: number, weight = 400): number {
  return Math.max(0, ...texts.map((text) => textWidth(text, fontSize, weight)))
}

/** The text cut to a width, with an ellipsis where something is missing. */
export function fitText(text: string, width: number, fontSize: number, weight = 400): string {
  if (textWidth(text, fontSize, weight) <= width) return text
  let kept = text
  while (kept.length > 1 && textWidth(`${kept}…`, fontSize, weight) > width) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

/** The text broken into lines of at most a width, at spaces; a longer word keeps a line of its own. */
export function wrapText(text: string, width: number, fontSize: number, weight = 400): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(joined, fontSize, weight) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
