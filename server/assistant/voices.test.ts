import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { NO_SOUND, openVoices } from './voices.ts'

const SAID = '47.5% in Kano.'

async function service(status: number, type: string): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      heard.push(`${request.url} ${request.headers.authorization} ${body}`)
      response.writeHead(status, { 'content-type': type }).end('sound')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, heard }
}

/** A program that answers as espeak-ng would. */
async function program(script: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'msdat-voice-')), 'speak')
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return file
}

test('a configured service speaks, and is told the text alone', async () => {
  const { url, heard } = await service(200, 'audio/mpeg')
  const voices = openVoices({ url, model: 'small', voice: 'one', key: 'secret' })
  expect(await voices.speak(SAID)).toEqual({
    audio: `data:audio/mpeg;base64,${Buffer.from('sound').toString('base64')}`,
    voice: 'service',
  })
  expect(heard).toEqual([
    `/v1/audio/speech Bearer secret {"model":"small","voice":"one","input":"${SAID}","response_format":"mp3"}`,
  ])
})

test.each([
  [500, 'audio/mpeg'],
  [200, 'text/html'],
])('a service that answers %i %s leaves it to the browser', async (status, type) => {
  const { url } = await service(status, type)
  expect(await openVoices({ url, model: 'm', voice: 'v', key: null }).speak(SAID)).toEqual(NO_SOUND)
})

test('where espeak-ng is installed it speaks what comes by the pipe', async () => {
  const voices = openVoices(null, await program('cat'))
  const audio = `data:audio/wav;base64,${Buffer.from(SAID).toString('base64')}`
  expect(await voices.speak(SAID)).toEqual({ audio, voice: 'espeak' })
  expect(await voices.speak('x'.repeat(1201))).toEqual(NO_SOUND)
})

test.each(['exit 3', 'head -c 4000000 /dev/zero'])(
  'a program that does “%s” leaves it to the browser',
  async (script) => {
    expect(await openVoices(null, await program(script)).speak(SAID)).toEqual(NO_SOUND)
  },
)

test('without either the browser speaks', async () => {
  expect(await openVoices(null, '/nowhere/espeak-ng').speak(SAID)).toEqual(NO_SOUND)
})
