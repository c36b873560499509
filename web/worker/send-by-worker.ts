import { type AnswerOf, type Call, type CallValues, type Given, requestWith } from '#contract/call.ts'
import type { ProblemBody } from '#domain/problem.ts'
import type { Calls } from '#web/device/calls.ts'
import type { DeviceDatabase } from '#web/device/database.ts'
import type { Refusal } from '#web/device/refusal.ts'
import { mark, sendInOrder } from '#web/device/send-waiting.ts'

/** A call of the worker that failed. */
class CallRefusal extends Error implements Refusal {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, words: string) {
    super(words)
    this.status = status
    this.code = code
  }
}

const CALLS: Calls = { ask: call, change: call }

/**
 * Sends what waits for whoever is signed in, when the browser says that the line is back, also where no page is open. Up to the first document:
 * its draft stands where pages alone can read it. Throws where no answer came, and the browser wakes the worker again.
 */
export async function sendByWorker(database: DeviceDatabase): Promise<void> {
  if ((await database.transactions.count()) === 0) return
  const account = await ownAccount()
  if (account === null) return
  const isAll = await sendInOrder(account, {
    ...{ database, calls: CALLS },
    // Of a view nobody is told; of everything else the next page tells.
    onSent: (waiting) => mark(database, waiting, waiting.kind === 'view' ? null : 'sent'),
  })
  if (!isAll) throw new Error('Not everything that waits was sent.')
}

/** null: nobody is signed in. The next page asks for that. */
async function ownAccount(): Promise<number | null> {
  try {
    return (await call('GET /account')).id
  } catch (error) {
    if (error instanceof CallRefusal && error.status === 401) return null
    throw error
  }
}

async function call<C extends Call>(name: C, ...[values]: Given<C>): Promise<AnswerOf<C>> {
  const response = await answered(name, values ?? {})
  const answer: unknown = await response.json()
  if (response.ok) return answer as AnswerOf<C>
  const { type, detail } = answer as ProblemBody
  throw new CallRefusal(response.status, type.replace('/problems/', ''), detail)
}

/** What is no answer of ours, such as the page of a network that wants a password first, is no answer. */
async function answered(name: Call, values: CallValues): Promise<Response> {
  const { method, address } = requestWith(name, values)
  const { body } = values
  const sent = body !== undefined && {
    ...{ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  }
  const response = await fetch(address, { method, ...sent })
  if (/json/.test(response.headers.get('content-type') ?? '')) return response
  throw new CallRefusal(0, '', '')
}
