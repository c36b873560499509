import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Finding, Findings, findingLine } from '#server/dataset/finding.ts'

/** How many refused rows are shown; when there are more, all are listed in a file. */
export const SHOWN = 20

/** Rows that cannot be used. The first are kept to be shown; all go to a file when they are many. */
export class RefusedRows {
  readonly problems: Findings
  readonly #path: string
  readonly #waiting: string[] = []
  #descriptor: number | null = null
  #count = 0
  #last = ''

  /** `path` is where the list goes when there are many. */
  constructor(path: string) {
    this.#path = path
    this.problems = new Findings((finding) => this.#note(finding))
  }

  /** How many rows were refused; one row can have several problems. */
  get count(): number {
    return this.#count
  }

  /** The file with the whole list, or null when all of it is shown. Ends the list. */
  close(): string | null {
    if (this.#descriptor === null) return null
    closeSync(this.#descriptor)
    this.#descriptor = null
    return this.#path
  }

  /** Problems of one row come one after the other. */
  #note(finding: Finding): void {
    const row = `${finding.file} ${finding.line}`
    if (row !== this.#last) this.#count += 1
    this.#last = row
    this.#write(`${findingLine(finding)}\n`)
  }

  #write(line: string): void {
    if (this.#descriptor !== null) {
      writeSync(this.#descriptor, line)
      return
    }
    this.#waiting.push(line)
    if (this.#waiting.length <= SHOWN) return
    mkdirSync(dirname(this.#path), { recursive: true })
    this.#descriptor = openSync(this.#path, 'w')
    writeSync(this.#descriptor, this.#waiting.splice(0).join(''))
  }
}
