/** The cells of a table of text, row by row: separated by commas, semicolons or tabs, quoted as RFC 4180 has it. */
export function csvCells(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '')
  const [first = ''] = plain.split(/\r?\n/, 1)
  const separator = ['\t', ';', ','].find((one) => first.includes(one)) ?? ','
  const rows: string[][] = []
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false]
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at] ?? ''
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (plain[at + 1] === '"') cell += plain[++at]
      else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator || letter === '\n') {
      row.push(cell.trim())
      cell = ''
      if (letter === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += letter
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell.trim()])
  return rows.filter((cells) => cells.some((one) => one !== ''))
}
