import { expect, test } from 'vitest'
import { createHttpServer } from '#server/platform/http/http-server.ts'
import { headersOf, sendCookies } from './library-headers.ts'

const SENT = 'msdat.two_factor=a; __Host-msdat.two_factor=b; __Host-msdat-session=c; theme=d'

/** The cookies that the library reads of a browser that sends `SENT`, and those that the browser gets when the library sets two. */
async function exchanged(publicUrl: string | null) {
  const app = await createHttpServer({ corsOrigins: [], publicUrl, logLevel: 'silent' })
  app.get('/', async (request, reply) => {
    const made = new Headers()
    made.append('set-cookie', 'msdat.trust_device=e; Path=/; Secure')
    made.append('set-cookie', '__Host-msdat-session=f; Path=/; Secure')
    sendCookies(reply, made)
    return { read: headersOf(request).get('cookie') }
  })
  const answer = await app.inject({ url: '/', headers: { cookie: SENT } })
  await app.close()
  return { read: answer.json().read, set: answer.cookies.map(({ name }) => name) }
}

test('over https every cookie of a sign-in is bound to this host, and one that another host could have written is not read', async () => {
  expect(await exchanged('https://msdat.example.org')).toEqual({
    read: 'msdat.two_factor=b; __Host-msdat-session=c; theme=d',
    set: ['__Host-msdat.trust_device', '__Host-msdat-session'],
  })
})

test('over http browsers would keep no such name', async () => {
  expect(await exchanged(null)).toEqual({
    read: SENT,
    set: ['msdat.trust_device', '__Host-msdat-session'],
  })
})
