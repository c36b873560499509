import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A process of our own that tests start, watch and kill. */
export class TestProcess {
  readonly #process: ChildProcess
  readonly #exited: Promise<unknown>
  /** Every line of its output so far. */
  readonly lines: string[] = []
  readonly #listeners = new Set<() => void>()
  #errors = ''

  /** Starts a script of this folder with Node, and these variables beside those of the test. */
  constructor(
    script: string,
    parameters: readonly string[],
    variables: Readonly<Record<string, string>> = {},
  ) {
    const path = fileURLToPath(new URL(script, import.meta.url))
    const child = spawn(process.execPath, [path, ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...variables },
    })
    this.#process = child
    this.#exited = once(child, 'close').then(() => this.#tell())
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.lines.push(line)
      this.#tell()
    })
    child.stderr.on('data', (text) => {
      this.#errors += String(text)
    })
  }

  get processId(): number {
    return this.#process.pid ?? 0
  }

  /** Resolves with the first line that fits; rejects with the error output when the process ends before. */
  line(fits: (line: string) => boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.lines.find(fits)
        if (found === undefined && this.#process.exitCode === null && this.#process.signalCode === null)
          return
        this.#listeners.delete(look)
        if (found === undefined) reject(new Error(`The process ended: ${this.#errors}`))
        else resolve(found)
      }
      this.#listeners.add(look)
      look()
    })
  }

  /** Resolves when the process has ended and its output is complete. */
  async ended(): Promise<void> {
    await this.#exited
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#process.kill(signal)
    await this.#exited
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
