/** Text in lines no wider than `width`, broken between words; `measure` gives the width of a text. */
export function wrapMeasured(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** At most that many lines; the last one says with an ellipsis that there was more. */
export function atMost(lines: readonly string[], count: number): readonly string[] {
  if (lines.length <= count) return lines
  return [...lines.slice(0, count - 1), `${lines[count - 1] ?? ''} …`]
}

/** As much of a text as fits a width; one that was cut says so with an ellipsis. */
export function cutText(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A text without spaces, such as an address, in lines no wider than `width`, broken anywhere. */
export function breakText(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const letter of text) {
    if (line !== '' && measure(line + letter) > width) {
      lines.push(line)
      line = letter
    } else {
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}
