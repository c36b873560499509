import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { letGoOfSlowReader } from './slow-reader.ts'

const PATIENCE = 50
/** More than a line holds on its way, in bytes. */
const LONG = 64 * 1024 * 1024

async function answerOf(send: (response: ServerResponse) => Promise<unknown>): Promise<IncomingMessage> {
  const server = createServer((_, response) => {
    letGoOfSlowReader(response, PATIENCE)
    void send(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const asked = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [answer] = await once(asked, 'response')
  return answer
}

test('an answer of which nothing is taken is ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = await answerOf(async (response) => {
    response.on('close', () => resolve())
    response.end(Buffer.alloc(LONG))
  })
  answer.pause()
  await promise
  await expect(buffer(answer)).rejects.toThrow('aborted')
})

test('one whose next part is long in coming arrives whole', async () => {
  const answer = await answerOf(async (response) => {
    response.write('first, ')
    await setTimeout(5 * PATIENCE)
    response.end('last')
  })
  expect(String(await buffer(answer))).toBe('first, last')
})
