import {
  type AnswerOf,
  type Call,
  type CallValues,
  type Given,
  type Reading,
  requestWith,
} from '#contract/call.ts'
import { message } from '#domain/message/message.ts'
import type { ProblemBody } from '#domain/problem.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { store } from '#web/memory/store.ts'
import { passwordTyped } from './proof.ts'

/** The code of an answer that is not what its call answers with. */
export const UNEXPECTED_FORMAT = 'unexpected-format'

/** How many calls of this page were refused because the session has ended. */
export const refusedCalls = store(0)

/**
 * One call of our own API that is not kept: `ask('PUT /tags/{id}', { path: { id }, body })`. A body is sent as JSON, or as
 * the form it is. Throws an AskError.
 */
export function ask<C extends Call>(
  call: C,
  ...[values, signal]: Given<C, [signal?: AbortSignal]>
): Promise<AnswerOf<C>> {
  return askWith(call, values ?? {}, signal)
}

/** As `ask`, for code that works on every call and takes its values as they are. */
export async function askWith<Answer>(call: Call, values: CallValues, signal?: AbortSignal): Promise<Answer> {
  // The shapes of all calls come with the first call; where they do not, an answer is taken as it is.
  const shapes = import('./answer-shapes.ts').catch(() => null)
  const answer = await askAsItIs<Answer>(call, values, signal)
  if ((await shapes)?.fitsCall(call, answer) === false) throw unexpectedFormat()
  return answer
}

/** As `askWith`, whatever the answer is: for what was sent and is done then. Sent once more it would not get another answer. */
export async function askAsItIs<Answer>(
  call: Call,
  values: CallValues,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await answered(call, values, signal)
  return jsonOf<Answer>(await orNoAnswer(response.text()))
}

/** As `ask`, for what comes as a file. */
export async function askForFile<C extends Reading>(call: C, ...[values]: Given<C>): Promise<Blob> {
  const response = await answered(call, values ?? {})
  return orNoAnswer(response.blob())
}

/** Where the server wants a password that was typed lately, the person is asked for it, and then the call is made again. */
async function answered(call: Call, values: CallValues, signal?: AbortSignal): Promise<Response> {
  const { method, address } = requestWith(call, values)
  // A choice, which is small, reaches the server also when the page is left at once.
  const isChoice = method === 'PATCH'
  const request = {
    method,
    ...bodyOf(values),
    ...(signal && { signal }),
    ...(isChoice && { keepalive: true }),
  }
  try {
    return await accepted(await send(address, request))
  } catch (error) {
    if (!(error instanceof AskError) || error.code !== 'proof-needed') throw error
    await passwordTyped()
    return await accepted(await send(address, request))
  }
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response
  const problem = problemOf(response.status, await orNoAnswer(response.text()))
  if (problem.code === 'not-signed-in') refusedCalls.set(refusedCalls.get() + 1)
  throw problem
}

function bodyOf({ body }: CallValues): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function send(address: string, request: RequestInit): Promise<Response> {
  return orNoAnswer(fetch(address, request))
}

/** One that breaks off on its way is no answer either. */
async function orNoAnswer<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch {
    throw noAnswer()
  }
}

function noAnswer(): AskError {
  return new AskError(0, '', pageLanguage.get().text(message('asking.no-answer')))
}

/** An answer came that is not what the call answers with: another server, or one of another version, stands there. */
function unexpectedFormat(): AskError {
  return new AskError(200, UNEXPECTED_FORMAT, pageLanguage.get().text(message('asking.unexpected-format')))
}

/** A page is no answer of ours: a network shows one that wants a password first. Other text that is no JSON is a fault of the server. */
function jsonOf<Answer>(text: string): Answer {
  if (text.trimStart().startsWith('<')) throw noAnswer()
  return JSON.parse(text)
}

/** An answer that is not 200, as an error. */
export function problemOf(status: number, text: string): AskError {
  try {
    const problem = JSON.parse(text) as ProblemBody
    const { type, detail, errors, request } = problem
    const words = withRequest(wordsOf(detail, errors), request)
    return new AskError(status, type.replace('/problems/', ''), words, errors, {
      ...problem,
    })
  } catch {
    return new AskError(status, 'unexpected', pageLanguage.get().text(message('asking.unexpected')))
  }
}

/** A refusal without the names that fields have in calls: `Look at front.contact: Give an address.` is for programs. */
function wordsOf(detail: string, errors: ProblemBody['errors']): string {
  const sentences = Object.values(errors ?? {}).flat()
  return /^Look at /.test(detail) && sentences.length > 0 ? sentences.join(' ') : detail
}

/** The words with the number under which the log of the server has the cause. */
function withRequest(words: string, request: string | undefined): string {
  return request === undefined
    ? words
    : pageLanguage.get().text(message('asking.with-request', { words, request }))
}
