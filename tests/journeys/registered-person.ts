import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from 'playwright-core'
import { PASSWORD } from '../builders/people.ts'
import { drawn } from '../drawn.ts'
import { WIDE } from '../wide-run.ts'
import { productUrl } from './product.ts'

/** A username that nobody has yet, so that a journey can be walked again on the same product. */
export function newName(name: string): string {
  return `${name}-${randomBytes(4).toString('hex')}`
}

/** Registers somebody and signs their browser in, by the calls that the forms make. Names are used once. */
export async function registerIn(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/users', {
    headers: { origin: productUrl() },
    data: {
      username,
      email: `${username}@example.org`,
      first_name: 'Ada',
      last_name: 'Obi',
      organization: 'Example',
      profession: 'Analyst',
      password: PASSWORD,
    },
  })
  if (!answer.ok()) throw new Error(`${username} could not register: ${await answer.text()}`)
  await signIn(page, username)
}

/** Signs a browser in, and gives the answer's status: 200, 202 when a second step is asked for, 401. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<number> {
  const answer = await page.request.post('/api/login', {
    headers: { origin: productUrl() },
    data: { username, password },
  })
  return answer.status()
}

interface Scanned {
  /** The part of a page that is scanned; without it the whole. CSS selectors. */
  readonly only?: string
  readonly not?: string
  /** Judge colours and sizes too, which takes longer than all other rules together: for the tables of pages, and everywhere in a wide run. */
  readonly looks?: boolean
}

/** The rules of axe, as a page is given them. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * The findings of the accessibility scan on the page as it stands: rule and place. `more`: tags of further rules. A page of the
 * product is scanned once nothing on it waits: what stands in for a part that comes has no headings.
 */
export async function barriers(
  page: Page,
  more: readonly string[] = [],
  { only, not, looks = WIDE }: Scanned = {},
): Promise<string[]> {
  if ((await page.locator('#root').count()) > 0) await drawn(page)
  // The scan of a page asks those of its frames that answer.
  await Promise.all(page.frames().map((frame) => haveAxe(frame).catch(() => {})))
  return page.evaluate(scan, {
    context: { ...(only && { include: [only] }), ...(not && { exclude: [not] }) },
    options: {
      // Nodes that pass are not listed.
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: looks }, 'target-size': { enabled: looks } },
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', ...more] },
    },
  } as const)
}

/** The same of a further step of a goal: a usual run scans one step of each, and a dialog. */
export async function furtherBarriers(...asked: Parameters<typeof barriers>): Promise<string[]> {
  return WIDE ? barriers(...asked) : []
}

/** Half a megabyte, which a page that was scanned before has. */
async function haveAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
}

/** The question to axe. */
interface Question {
  readonly context: { readonly include?: readonly string[]; readonly exclude?: readonly string[] }
  readonly options: object
}

/** The part of its answer that is read. */
interface Answer {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly target: unknown }[]
  }[]
}

/** Runs in the page, and takes along of the long answer only what is read. */
async function scan({ context, options }: Question): Promise<string[]> {
  const { axe } = window as unknown as { axe: { run(where: object, options: object): Promise<Answer> } }
  const isPart = context.include !== undefined || context.exclude !== undefined
  const { violations } = await axe.run(isPart ? context : document, options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))
}
