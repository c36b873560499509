import { randomBytes } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { PASSWORD } from '../builders/people.ts'
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

/** What of a page is scanned; without it the whole. CSS selectors. */
interface Scanned {
  readonly only?: string
  readonly not?: string
}

/** What the accessibility scan finds on the page as it stands: rule and place. `more`: tags of further rules. */
export async function barriers(
  page: Page,
  more: readonly string[] = [],
  { only, not }: Scanned = {},
): Promise<string[]> {
  const scan = new AxeBuilder({ page })
  if (only) scan.include(only)
  if (not) scan.exclude(not)
  const { violations } = await scan
    // What passes is not listed node by node, and a page in one piece needs no second window to gather its frames.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', ...more])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))
}
