import type { Page } from 'playwright-core'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { launchBrowser, visit } from '#tests/browser.ts'
import { PASSWORD } from '#tests/builders/people.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { withProduct } from './bench-product.ts'
import { report } from './report.ts'
import { milliseconds, quantile } from './sample.ts'

// A dashboard and a report of 30 blocks, in a browser: opened on the canvas, changed by a letter, and saved in the account.
const BLOCKS = 30
const ROUNDS = 5
const NAME = 'bench.author'

const { trend, distribution, map } = VIEW_OF_EACH_KIND
const shared = { title: '', note: '', width: 'half', frozen: null }

/** Ten each of figures over time, figures of places and texts. */
const blocks = Array.from({ length: BLOCKS }, (_, index) => {
  const id = `b${index}`
  if (index % 3 === 2) return { kind: 'text', id, html: `<p>Part ${index}</p>`, ...USUAL_LOOK, width: 'full' }
  const view = index % 3 === 0 ? trend : index % 2 === 0 ? map : distribution
  return { kind: 'figure', id, view, ...shared, height: 'usual', annotations: [] }
})

async function signedUp(page: Page, url: string): Promise<void> {
  const headers = { origin: url }
  const person = { username: NAME, email: 'author@example.org', first_name: 'Ada', last_name: 'Obi' }
  const data = { ...person, organization: 'Example', profession: 'Analyst', password: PASSWORD }
  await page.request.post('/api/users', { headers, data })
  const status = (await page.request.post('/api/login', { headers, data })).status()
  if (status !== 200) throw new Error(`Nobody could sign in: ${status}`)
}

async function kept(page: Page, url: string, kind: string): Promise<string> {
  const answer = await page.request.post('/api/document', {
    headers: { origin: url },
    data: { document: { ...EMPTY_DASHBOARD, kind, title: `Thirty blocks: ${kind}`, blocks } },
  })
  if (!answer.ok()) throw new Error(`It was not kept: ${await answer.text()}`)
  return (await answer.json()).data.id
}

/** Opens a document, changes its title by a letter and saves it; milliseconds of each. */
async function round(page: Page, id: string): Promise<readonly [number, number, number]> {
  const start = performance.now()
  await page.goto(`/document/${id}/edit`)
  await page
    .getByRole('region', { name: /, block \d+ of \d+$/ })
    .nth(BLOCKS - 1)
    .waitFor()
  const opened = performance.now() - start
  const title = page.getByLabel('Title', { exact: true }).first()
  const changed = await title.evaluate(async (field: HTMLInputElement) => {
    const before = performance.now()
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(field, `${field.value}.`)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - before
  })
  const saving = performance.now()
  await page.keyboard.press('Control+s')
  await page.getByText('Saved in your account').waitFor()
  return [opened, changed, performance.now() - saving]
}

await withProduct(async ({ url }) => {
  const browser = await launchBrowser()
  const { page } = await visit(browser, url, { width: 1440, height: 900 })
  await signedUp(page, url)
  const rows = []
  for (const kind of ['dashboard', 'report']) {
    const id = await kept(page, url, kind)
    const spent: (readonly [number, number, number])[] = []
    for (let turn = 0; turn < ROUNDS; turn++) spent.push(await round(page, id))
    for (const [at, what] of [
      'opened, until the last block stands',
      'changed by a letter',
      'saved',
    ].entries()) {
      const median = quantile(
        spent.map((each) => each[at] ?? Number.NaN),
        0.5,
      )
      rows.push({ what: `a ${kind} of ${BLOCKS} blocks ${what}`, value: milliseconds(median) })
    }
  }
  await browser.close()
  report('Documents of 30 blocks, edited', rows)
})
