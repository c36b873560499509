import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from './own-network.ts'
import { openRemote } from './remote.ts'

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['example.org', false],
])('%s is of the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

describe('another server', () => {
  const tokens: (string | undefined)[] = []
  let first: Server
  let second: Server
  let one = ''
  let two = ''
  const anywhere = () => true
  const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const listening = (server: Server) =>
    new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))

  beforeAll(async () => {
    second = createServer((request, response) => {
      tokens.push(request.headers.authorization)
      response.end('there')
    })
    await listening(second)
    two = originOf(second)
    first = createServer((request, response) => {
      tokens.push(request.headers.authorization)
      const leads: Readonly<Record<string, string>> = {
        '/on': '/here',
        '/other': `${two}/x`,
        '/round': '/round',
        '/inside': 'http://10.0.0.1/secret',
      }
      const next = leads[request.url ?? '']
      if (next !== undefined) return response.writeHead(302, { location: next }).end()
      if (request.url === '/missing') return response.writeHead(404).end()
      return response.end(request.url === '/large' ? 'x'.repeat(500) : 'here')
    })
    await listening(first)
    one = originOf(first)
  })
  afterAll(() => {
    first.close()
    second.close()
  })

  const read = async (path: string, origins: readonly string[], mayReach?: (address: string) => boolean) => {
    const remote = openRemote({ origins, ...(mayReach && { mayReach }) })
    try {
      const address = path.startsWith('http') ? path : one + path
      const bytes = await remote.read({ address, token: 'd2pat_a', most: 100 })
      return new TextDecoder().decode(bytes)
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }

  test.each([
    ['/here', 'here'],
    ['/on', 'here'],
    ['/other', 'not-listed'],
    ['/inside', 'not-listed'],
    ['/round', 'too-many-hops'],
    ['/missing', 'status 404'],
    ['/large', 'too-large'],
  ])('%s gives %s', async (path, gives) => {
    expect(await read(path, [one], anywhere)).toBe(gives)
  })

  test('a token stays with the origin that it was given for', async () => {
    tokens.length = 0
    expect(await read('/other', [one, two], anywhere)).toBe('there')
    expect(tokens).toEqual(['ApiToken d2pat_a', undefined])
  })

  test('T35: an address of one’s own network is refused by its number, behind a redirect, and behind a name', async () => {
    tokens.length = 0
    expect(await read('/here', [one])).toBe('own-network')
    const named = one.replace('127.0.0.1', 'localhost')
    expect(await read(`${named}/here`, [named])).toBe('own-network')
    expect(tokens).toEqual([])
    const ofFirst = (address: string) => address === '127.0.0.1'
    expect(await read('/inside', [one, 'http://10.0.0.1'], ofFirst)).toBe('own-network')
  })
})
