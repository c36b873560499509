/** Cells of a spreadsheet as they are pasted: rows of texts. */
export type PastedBlock = readonly (readonly string[])[]

/** A line of the form that a row of a block may be about. */
export interface PasteTarget {
  readonly cell: string
  /** Names by which a row may call it. */
  readonly names: readonly string[]
}

/** What becomes of a pasted block. */
export interface Pasted {
  /** The text for each cell that gets one. */
  readonly filled: ReadonlyMap<string, string>
  /** How many rows of the block found no line: named otherwise, or below the last line. */
  readonly left: number
  /** Rows were found by their names, not by their order. */
  readonly isByName: boolean
}

/** A text from the clipboard as rows of cells. A line end inside quotation marks does not end a row. */
export function pastedBlock(text: string): PastedBlock {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').trim()))
}

/**
 * Puts a block into lines. Where a column of it names lines, each row goes to the line that it names, with the first number behind the
 * name; otherwise the column goes down from the cell at which it is pasted. A gap of the block leaves its line as it is.
 */
export function pasteBlock(block: PastedBlock, targets: readonly PasteTarget[], at: string): Pasted {
  const names = new Map(targets.flatMap(({ cell, names: own }) => own.map((name) => [plain(name), cell])))
  const column = namingColumn(block, names)
  if (column === null) return downwards(block, targets, at)
  const filled = new Map<string, string>()
  let left = 0
  for (const row of block) {
    const cell = names.get(plain(row[column] ?? ''))
    const number = row.find((entry, index) => index > column && /\d/.test(entry))
    if (cell && number) filled.set(cell, number)
    else if (number) left += 1
  }
  return { filled, left, isByName: true }
}

function downwards(block: PastedBlock, targets: readonly PasteTarget[], at: string): Pasted {
  const start = Math.max(
    0,
    targets.findIndex(({ cell }) => cell === at),
  )
  const filled = new Map<string, string>()
  let left = 0
  for (const [index, row] of block.entries()) {
    const target = targets[start + index]
    const text = row.find((entry) => entry !== '') ?? ''
    if (target && text !== '') filled.set(target.cell, text)
    else if (text !== '') left += 1
  }
  return { filled, left, isByName: false }
}

/** The column in which most rows name a line; null where none has two, or the only row is not named. */
function namingColumn(block: PastedBlock, names: ReadonlyMap<string, string>): number | null {
  const width = Math.max(...block.map((row) => row.length))
  const found = Array.from({ length: width }, (_, column) => ({
    column,
    count: block.filter((row) => names.has(plain(row[column] ?? ''))).length,
  })).toSorted((a, b) => b.count - a.count)[0]
  return found && found.count > 0 && width > 1 ? found.column : null
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
