import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { installPackage, isRoot, PATIENCE } from '../postgres-server.ts'

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

function find(name: string): string | null {
  const candidates = FOLDERS.map((folder) => join(folder, name))
  return (
    candidates.find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    }) ?? null
  )
}

/** The path of a program that a package of Debian of the same name has; installed where it is missing. */
export async function programOf(name: string): Promise<string> {
  if (find(name) === null && isRoot()) {
    execFileSync('apt-get', [...PATIENCE, 'update', '-q'], { stdio: 'ignore' })
    await installPackage(name)
  }
  const found = find(name)
  if (found === null) throw new Error(`${name} is not installed here (on Debian: apt-get install ${name}).`)
  return found
}

interface Program {
  readonly path: string
  readonly parameters: readonly string[]
  readonly port: number
  readonly owner?: { readonly uid: number; readonly gid: number } | null
}

/** A program that listens at a port, and can be killed and started again. */
export class Part {
  readonly #program: Program
  #child: ChildProcess | null = null

  constructor(program: Program) {
    this.#program = program
  }

  /** Starts it, and waits until it listens. */
  async start(): Promise<void> {
    const { path, parameters, port, owner } = this.#program
    const child = spawn(path, parameters, { stdio: ['ignore', 'ignore', 'pipe'], ...owner })
    let words = ''
    child.stderr.on('data', (part) => {
      words += String(part)
    })
    this.#child = child
    while (!(await listens(port))) {
      if (child.exitCode !== null) throw new Error(`${path} ended: ${words}`)
      await setTimeout(50)
    }
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
