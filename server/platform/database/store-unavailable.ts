import { Problem } from '#domain/problem.ts'

/** Codes of Node's network errors that mean: the server cannot be reached. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** 53300: the server has no connection left. 25P03: it ended one that was idle inside a transaction. */
const SERVER_CODES = new Set(['53300', '25P03'])

/** The driver's words without a code when a connection ended or could not be had in time. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'Cannot use a pool after calling end',
]

/** Whether an error means that the connection to the store is lost, rather than that a statement is wrong. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (NETWORK_CODES.has(code) || SERVER_CODES.has(code)) return true
  if (code.startsWith('08') || code.startsWith('57P0')) return true
  return code === '' && DRIVER_MESSAGES.some((message) => error.message.includes(message))
}

/** The Problem that callers see; the first error stays as its cause, for the log. */
export function storeUnavailable(cause: unknown): Problem {
  const problem = new Problem(
    'store-unavailable',
    'The data store does not answer at the moment. Try again in a few seconds.',
  )
  problem.cause = cause
  return problem
}
