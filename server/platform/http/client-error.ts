import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEMS, Problem } from '#domain/problem.ts'
import { problemText } from './problem-answer.ts'

/** How much of a request that was already refused is read and thrown away, so that its sender sees the answer. */
const MOST_IGNORED_BYTES = 64 * 1024 * 1024
const MOST_IGNORED_MILLISECONDS = 10_000

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  414: 'URI Too Long',
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Problem('address-too-long', 'The address and the headers are longer than this server reads.')
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Problem('request-timeout', 'The request did not arrive whole in time. Send it again.')
  }
  return new Problem('invalid-input', 'The request is not HTTP that this server understands.')
}

const answered = new WeakSet<Socket>()

/**
 * Answers what the HTTP parser refuses before any route is known: garbage, headers or addresses that
 * are too long, and what never arrives whole.
 *
 * Closing at once while the sender is still sending would reset the connection, and the answer would be lost. The rest
 * of the request is therefore read and ignored, up to a limit.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (answered.has(socket)) return
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  answered.add(socket)
  const problem = problemOf(error.code)
  const { text } = problemText(problem)
  const { status } = PROBLEMS[problem.code]
  socket.on('error', () => socket.destroy())
  socket.write(
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Error'}\r\n` +
      'Content-Type: application/problem+json; charset=utf-8\r\n' +
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n" +
      'X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\n' +
      `Content-Length: ${Buffer.byteLength(text)}\r\n` +
      `Connection: close\r\n\r\n${text}`,
  )
  ignoreTheRest(socket)
}

/** The only encoding accepted in front of a body that has no length. */
const CHUNKED = 'chunked'

/**
 * Answers a head that can be read in two ways with 400, once: with a way of sending that is not known, where the parser refuses
 * too, or with two lines that say which host is meant (RFC 9112). Gives whether it did; then nobody else answers.
 */
export function refuseTwofoldHead({ headers, rawHeaders, socket }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  const sentAs = headers['transfer-encoding']?.toLowerCase() ?? CHUNKED
  if (hosts <= 1 && sentAs === CHUNKED) return false
  answerClientError(new Error('A head that can be read in two ways.'), socket)
  return true
}

function ignoreTheRest(socket: Socket): void {
  let ignored = 0
  const timer = setTimeout(() => socket.destroy(), MOST_IGNORED_MILLISECONDS)
  timer.unref()
  socket.once('close', () => clearTimeout(timer))
  socket.on('end', () => socket.end())
  socket.on('data', (part: Buffer) => {
    ignored += part.length
    if (ignored > MOST_IGNORED_BYTES) socket.destroy()
  })
  socket.resume()
}
