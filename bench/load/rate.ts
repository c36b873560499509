import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { processorTime } from '../processor-time.ts'
import { quantile } from '../sample.ts'
import { ask } from './ask.ts'

const ROUNDS = 5
const CALLS = 400
const AT_ONCE = 16

/** How a server does with an address that is asked again and again. */
export interface Rate {
  /** Answers in a second, 16 at a time. */
  readonly ours: number
  readonly bare: number
  /** Processor time of ours by that of the bare route, a call; the median of rounds in turn. */
  readonly ratio: number
}

/** Holds an address against a bare route of Fastify that sends the same bytes, in turn, so that what else the machine does hits both. */
export async function rateBesideBare(address: string, process: number): Promise<Rate> {
  const headers = { 'x-forwarded-for': '10.254.0.1' }
  const { bytes } = await ask(address, { headers })
  const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)))
  bare.send(bytes.toString('base64'))
  const [url] = await once(bare, 'message')
  const ours: Round[] = []
  const others: Round[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const pair = [await roundOf(address, process), await roundOf(String(url), bare.pid ?? 0)] as const
    // The first warms both up.
    if (round < 0) continue
    ours.push(pair[0])
    others.push(pair[1])
  }
  bare.kill()
  const median = (values: readonly number[]) => quantile(values, 0.5)
  return {
    ours: median(ours.map(({ rate }) => rate)),
    bare: median(others.map(({ rate }) => rate)),
    ratio: median(ours.map(({ spent }, at) => spent / (others[at]?.spent ?? Number.NaN))),
  }
}

interface Round {
  readonly rate: number
  readonly spent: number
}

async function roundOf(address: string, process: number): Promise<Round> {
  const before = processorTime(process)
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      const headers = { 'x-forwarded-for': `10.254.1.${lane}` }
      for (let call = 0; call < CALLS / AT_ONCE; call += 1) await ask(address, { headers })
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  return { rate: CALLS / seconds, spent: (processorTime(process) - before) / CALLS }
}
