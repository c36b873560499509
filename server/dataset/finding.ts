import { visible } from '#server/platform/terminal.ts'
import type { Place } from './file-records.ts'

/** A fault in a cell of a file, or a remark on it. */
export interface Finding extends Place {
  readonly file: string
  /** Empty when the row as a whole is meant. */
  readonly column: string
  /** A whole sentence. */
  readonly message: string
}

/** How many findings are kept to be shown; all of them are counted. */
const KEPT = 100

/**
 * `observations/ndhs.csv, line 12, period: …`, or `ndhs.xlsx, sheet 2018, row 12, period: …`, as people read it: signs of the file
 * that steer or hide are written out.
 */
export function findingLine({ file, sheet, line, cell, column, message }: Finding): string {
  const row = `${sheet === undefined ? 'line' : 'row'} ${line}`
  const at = line > 0 ? (cell === undefined ? row : `${row}, cell ${cell}`) : ''
  const place = [file, sheet === undefined ? '' : `sheet ${sheet}`, at, column].filter((part) => part !== '')
  return visible(`${place.join(', ')}: ${message}`)
}

/** Collects findings with bounded memory: the first are kept, each may be passed on, all are counted. */
export class Findings {
  readonly first: Finding[] = []
  readonly #passOn: (finding: Finding) => void
  #total = 0

  constructor(passOn: (finding: Finding) => void = () => {}) {
    this.#passOn = passOn
  }

  get total(): number {
    return this.#total
  }

  add(finding: Finding): void {
    this.#total += 1
    if (this.first.length < KEPT) this.first.push(finding)
    this.#passOn(finding)
  }
}

/** Files that cannot be loaded. The message has one line for each of the first findings. */
export class DatasetError extends Error {
  readonly findings: readonly Finding[]
  readonly total: number

  constructor({ first, total }: Findings) {
    const more = total > first.length ? [`… and ${total - first.length} more.`] : []
    const opening = `Nothing was loaded: ${total} ${total === 1 ? 'thing is' : 'things are'} wrong with the data files.`
    super([opening, ...first.map(findingLine), ...more].join('\n'))
    this.name = 'DatasetError'
    this.findings = first
    this.total = total
  }
}
