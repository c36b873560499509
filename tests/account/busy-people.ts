import { type ZipPart, buildZip, pluginParts } from '#tests/builders/hostile-zip.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { call } from './people-at-a-product.ts'

/** The changes that the product acknowledged before it was killed. */
export interface Acknowledged {
  readonly added: Set<string>
  /** Roles that were asked for, in order, and how many of them were acknowledged. */
  readonly roles: { asked: string[]; acknowledged: number }
  readonly submitted: Set<number>
  readonly approved: Set<number>
  /** The last version of each document, by its id. */
  readonly saved: Map<string, number>
}

export function nothingYet(): Acknowledged {
  return {
    added: new Set(),
    roles: { asked: [], acknowledged: 0 },
    submitted: new Set(),
    approved: new Set(),
    saved: new Map(),
  }
}

/** How many answers there were in all. */
export function countOf({ added, roles, submitted, approved, saved }: Acknowledged): number {
  return added.size + roles.acknowledged + submitted.size + approved.size + saved.size
}

/** Whether every kind of change was acknowledged: on a busy machine a person takes longer to be added than ten roles to be changed. */
export function hasOfEach({ added, roles, submitted, approved, saved }: Acknowledged): boolean {
  return [added.size, roles.acknowledged, submitted.size, approved.size, saved.size].every(
    (count) => count > 0,
  )
}

/** Bearer tokens of an administrator and of the author of plugins, and the id of the one whose role is changed. */
export interface Cast {
  readonly admin: string
  readonly author: string
  readonly changed: number
}

/**
 * Adds people, changes a role, sends plugins and approves them, and saves a document, all at once and for as long as the product answers.
 * Notes only what it acknowledged with 2xx. Any other answer is a failure of the test; a broken connection is the end.
 */
export async function keepBusy(url: string, cast: Cast, round: number, noted: Acknowledged): Promise<void> {
  const { admin, author } = cast
  const waiting: number[] = []
  let document: SavedDocument | null = null
  const works = [
    (turn: number) => addPerson(url, admin, `person-${round}-${turn}`, noted),
    (turn: number) => changeRole(url, admin, cast.changed, turn % 2 === 0 ? 'moderator' : 'user', noted),
    async (turn: number) =>
      void waiting.push(await sendPlugin(url, author, `made-up-${round}-${turn}`, noted)),
    async () => {
      document = await saveDocument(url, author, document, noted)
    },
    async () => {
      const id = waiting.shift()
      if (id === undefined) return new Promise<void>((resolve) => setTimeout(resolve, 20))
      await approve(url, admin, id, noted)
    },
  ]
  await Promise.all(works.map((work) => untilItBreaks(work)))
}

/** Repeats until the connection breaks. A refusal of the product itself is thrown on. */
async function untilItBreaks(work: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; ; turn++) {
    try {
      await work(turn)
    } catch (error) {
      // `fetch` throws a TypeError when the connection breaks; an answer cut in half is a SyntaxError.
      if (error instanceof TypeError || error instanceof SyntaxError) return
      throw error
    }
  }
}

async function sent(
  url: string,
  token: string,
  path: string,
  body: object | FormData,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<unknown> {
  const answer = await call(url, method, path, { token, body })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function addPerson(url: string, token: string, username: string, noted: Acknowledged): Promise<void> {
  const password = 'Right-horse 7 staple'
  const email = `${username}@example.org`
  await sent(url, token, '/users', {
    username,
    email,
    password,
    profession: 'x',
    organization: 'x',
    role: 'user',
  })
  noted.added.add(username)
}

async function changeRole(
  url: string,
  token: string,
  id: number,
  role: string,
  { roles }: Acknowledged,
): Promise<void> {
  roles.asked.push(role)
  await sent(url, token, `/users/${id}/role`, { role })
  roles.acknowledged = roles.asked.length
}

async function sendPlugin(url: string, token: string, name: string, noted: Acknowledged): Promise<number> {
  const parts: ZipPart[] = pluginParts({ name })
  const form = new FormData()
  form.set('name', 'Ada L')
  form.set('email', 'ada@example.org')
  form.set('plugin', new Blob([new Uint8Array(buildZip(parts))], { type: 'application/zip' }), `${name}.zip`)
  const { id } = (await sent(url, token, '/plugin-submissions', form)) as { readonly id: number }
  noted.submitted.add(id)
  return id
}

async function approve(url: string, token: string, id: number, noted: Acknowledged): Promise<void> {
  await sent(url, token, `/plugin-submissions/${id}/approve`, {})
  noted.approved.add(id)
}

interface SavedDocument {
  readonly id: string
  readonly version: number
}

/** Makes a document, and then the next version of it each time: its title says which it is. */
async function saveDocument(
  url: string,
  token: string,
  before: SavedDocument | null,
  { saved }: Acknowledged,
): Promise<SavedDocument> {
  const version = (before?.version ?? 0) + 1
  const document = { ...EMPTY_DASHBOARD, title: `Version ${version}` }
  const answer = before
    ? await sent(url, token, `/document/${before.id}`, { document, version: before.version }, 'PATCH')
    : await sent(url, token, '/document', { document })
  const { data } = answer as { readonly data: SavedDocument }
  saved.set(data.id, data.version)
  return data
}
