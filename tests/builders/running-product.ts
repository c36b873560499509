import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import serverProcess from '#server/server-process.json' with { type: 'json' }

/** The product as a process of its own, as people run it. */
export interface RunningProduct {
  /** Without a slash at the end. */
  readonly url: string
  readonly process: ChildProcess
  /** Asks it to stop, as SIGTERM does, and waits until it has. Gives the exit code. */
  stop(): Promise<number | null>
}

/** As `npm start` does. The set-up of a ring has bundled it; from the sources each start would take a second more. */
const PROGRAM = [...serverProcess.parameters, 'dist/server/main.js']

export interface ProductSettings {
  readonly dataDir: string
  readonly env?: Readonly<Record<string, string>>
  /** How long the first line with the address may take, in milliseconds. */
  readonly patience?: number
  /** Is told the id of the process as soon as there is one. */
  readonly started?: (id: number) => void
}

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const READY = /MSDAT is ready at (\S+)/

/** Starts the server on a free port and waits for the line with its address. Rejects with its words when it ends first. */
export async function startProduct(settings: ProductSettings): Promise<RunningProduct> {
  const child = spawn(process.execPath, ['--import', './tools/set-up/follow-parent.mjs', ...PROGRAM], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...serverProcess.environment,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATABASE_DIRECT_URL: '',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: settings.dataDir,
      LOG_LEVEL: 'error',
      ...settings.env,
    },
  })
  if (child.pid !== undefined) settings.started?.(child.pid)
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const url = await readAddress(child, settings.patience ?? 180_000)
  return {
    url: url.replace(/\/$/, ''),
    process: child,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function readAddress(child: ChildProcess, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = ''
    const fail = (reason: string) => reject(new Error(`The server ${reason}. It said:\n${words}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail(`was not ready after ${patience} ms`)
    }, patience)
    const listen = (part: Buffer) => {
      words += part.toString()
      const address = READY.exec(words)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
