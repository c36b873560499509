import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { Problem } from '#domain/problem.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import type { PaperOrder, SetPages, WrittenOrder } from './order.ts'

/** What one document may take, and how many wait. */
export interface SettingBounds {
  /** Milliseconds for one document, with the start of the process. */
  readonly time: number
  /** Bytes that the process may hold. */
  readonly memory: number
  /** Orders that wait; whoever comes then is told to come again. */
  readonly queue: number
  /** Bytes of one order. */
  readonly order: number
  /** Milliseconds without work after which the process ends. */
  readonly idle: number
}

export const SETTING_BOUNDS: SettingBounds = {
  time: 30_000,
  memory: 700 * 1024 * 1024,
  queue: 24,
  order: 48 * 1024 * 1024,
  idle: 60_000,
}

const FONTS = join(PROJECT, 'charts/fonts/paper')
/** Seconds after which a queue that was full is worth another try. */
const COME_AGAIN = 10

/** Sets pages one after the other in a process of its own, which starts with the first order and ends when none comes. */
export class Setter {
  readonly #templates: string
  readonly #bounds: SettingBounds
  #child: ChildProcess | null = null
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()
  #goodnight: NodeJS.Timeout | undefined

  /** `templates` is a folder of ours: what stands in it is run. */
  constructor(templates: string, bounds: SettingBounds) {
    this.#templates = templates
    this.#bounds = bounds
  }

  /** The PDF, or the picture. Throws `too-many-requests` when too many wait, `invalid-input` for what is too large or takes too long. */
  async set(order: PaperOrder): Promise<Uint8Array> {
    const written = this.#written(order)
    if (this.#waiting >= this.#bounds.queue) {
      const sentence = 'Many documents are being set at the moment. Try again in a few seconds.'
      throw new Problem('too-many-requests', sentence, {}, COME_AGAIN)
    }
    this.#waiting += 1
    const before = this.#last
    const pages = before.then(() => this.#pages(written)).finally(() => (this.#waiting -= 1))
    this.#last = pages.catch(() => undefined)
    return pages
  }

  /** Ends the process; the next order starts another. */
  close(): void {
    clearTimeout(this.#goodnight)
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  #written({ template, data, files, as, madeAt }: PaperOrder): WrittenOrder {
    if (!/^[\w-]+$/.test(template)) throw new RangeError(`${template} is no name of a template`)
    const bytes = Object.entries(files).map(([name, content]) => {
      if (!/^[\w-]+\.\w+$/.test(name)) throw new RangeError(`${name} is no name of a file for paper`)
      return [name, typeof content === 'string' ? Buffer.from(content) : content] as const
    })
    const all = [['data.json', Buffer.from(JSON.stringify(data))] as const, ...bytes]
    const size = all.reduce((sum, [, { length }]) => sum + length, 0)
    if (size > this.#bounds.order) throw tooMuch('is too large to be set on paper')
    return { template, files: Object.fromEntries(all), as, madeAt: Math.floor(madeAt.getTime() / 1000) }
  }

  async #pages(order: WrittenOrder): Promise<Uint8Array> {
    clearTimeout(this.#goodnight)
    const answer = await this.#answerTo(order)
    this.#goodnight = setTimeout(() => this.close(), this.#bounds.idle).unref()
    if ('set' in answer) return answer.set
    throw new Error(`The template ${order.template} could not be set: ${answer.refused}`)
  }

  #answerTo(order: WrittenOrder): Promise<SetPages> {
    const child = this.#running()
    return new Promise((resolve, reject) => {
      const finish = (end: () => void) => {
        clearTimeout(late)
        child.removeAllListeners()
        child.unref()
        child.channel?.unref()
        end()
      }
      const fail = (error: Error) =>
        finish(() => {
          this.close()
          reject(error)
        })
      const late = setTimeout(() => fail(tooMuch('takes too long to be set on paper')), this.#bounds.time)
      child.once('message', (pages: SetPages) => finish(() => resolve(pages)))
      child.once('error', fail)
      child.once('exit', () => fail(tooMuch('needs too much memory to be set on paper')))
      child.ref()
      child.channel?.ref()
      child.send(order)
    })
  }

  #running(): ChildProcess {
    if (this.#child?.connected) return this.#child
    const parameters = [this.#templates, FONTS, String(this.#bounds.memory)]
    this.#child = fork(new URL('./setter-process.ts', import.meta.url), parameters, {
      // Not what our own process was started with: a debugger or a test runner has no business there.
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return this.#child
  }
}

function tooMuch(what: string): Problem {
  return new Problem('invalid-input', `This document ${what}. Take parts out of it, or read it as a page.`)
}
