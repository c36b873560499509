import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD } from '../builders/people.ts'
import { eachVisit } from './each-visit.ts'
import { barriers, furtherBarriers, newName, registerIn } from './registered-person.ts'

const open = eachVisit()

/** Adds a block with the keyboard, and waits until that is said. */
async function add(page: Page, name: string, position: number): Promise<void> {
  await page.getByRole('button', { name: `Add: ${name}`, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(`${name} added as block ${position} of ${position}.`).waitFor()
}

/** The names of the blocks on the canvas, in their order. */
const order = (page: Page) =>
  page
    .getByRole('region', { name: /, block \d+ of \d+$/ })
    .evaluateAll((blocks) => blocks.map((block) => (block.getAttribute('aria-label') ?? '').split(',')[0]))

/** A document as it is in the account. */
const stored = (page: Page, id: string) =>
  page.evaluate(async (address) => (await (await fetch(address)).json()).data, `/api/document/${id}`)

/** Saves a document as another window of the same person would. */
async function patch(page: Page, id: string, document: object, version: number): Promise<void> {
  const status = await page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(address, { method: 'PATCH', headers, body })).status
    },
    [`/api/document/${id}`, JSON.stringify({ version, document })] as const,
  )
  expect(status).toBe(200)
}

/** Changes the description, and the words of the text. */
async function saveElsewhere(page: Page, id: string): Promise<void> {
  const { version, document } = await stored(page, id)
  const blocks = document.blocks.map((block: { kind: string }) =>
    block.kind === 'text' ? { ...block, html: '<p>Written elsewhere</p>' } : block,
  )
  await patch(page, id, { ...document, description: 'From elsewhere', blocks }, version)
}

test('figures and words come together by keyboard, two versions are put together, and what was comes back', async () => {
  const { page, complaints } = await open()
  const name = newName('canvas')
  await registerIn(page, name)
  await page.context().clearCookies()

  // A figure of a page waits while somebody signs in.
  await page.goto('/figure?kind=trend&indicator=18&datasource=2&location=1')
  await page.getByRole('button', { name: 'Add to a dashboard or report' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  const capture = page.getByRole('dialog', { name: 'Add to a dashboard or report' })
  await capture.getByLabel('Where to').selectOption({ label: 'A new report' })
  expect(await furtherBarriers(page, [], { only: 'dialog[open]' })).toEqual([])
  await capture.getByRole('button', { name: 'Add' }).click()
  await capture.getByText('Added to “Custom Report”').waitFor()
  await capture.getByRole('link', { name: 'Open it' }).click()
  await page.getByRole('region', { name: 'Trend, block 1 of 1' }).waitFor()

  // By keyboard alone: three figures and a text, moved, removed and brought back.
  await page.goto('/document/new')
  await page.getByText('Nothing here yet.').waitFor()
  await add(page, 'Trend', 1)
  await add(page, 'Map', 2)
  await add(page, 'Distribution', 3)
  await add(page, 'Text', 4)
  // The focus goes to what was added, and from there to what can be set of it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Text block 4 of 4')
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Text is now block 3 of 4.').waitFor()
  expect(await order(page)).toEqual(['Trend', 'Map', 'Text', 'Distribution'])
  await page.keyboard.press('Delete')
  await page.getByText('Text removed.').waitFor()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect(await order(page)).toEqual(['Trend', 'Map', 'Distribution', 'Text'])
  await page.keyboard.press('Control+y')
  expect(await order(page)).toEqual(['Trend', 'Map', 'Text', 'Distribution'])
  const handle = page.getByRole('button', { name: 'Move Distribution, block 4 of 4' })
  await handle.focus()
  await page.keyboard.press('Space')
  await page.getByText(/Distribution(, position| is now at position) 4 of 4\./).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Distribution stays at position 4 of 4.').waitFor()
  await page.getByRole('button', { name: 'Text block 3 of 4' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus()
  await page.keyboard.type('Mine')
  await page.getByRole('region', { name: 'Text, block 3 of 4' }).getByText('Mine').waitFor()
  expect(await barriers(page)).toEqual([])

  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/document\/[\w-]+\/edit$/)
  await page.getByText('Saved in your account').waitFor()
  const id = page.url().split('/').at(-2) ?? ''
  expect((await stored(page, id)).document.blocks).toHaveLength(4)

  // Both change the text: nothing is written before the choice.
  await saveElsewhere(page, id)
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus()
  await page.keyboard.type('. Only ')
  await page.getByLabel('Title', { exact: true }).first().fill('Snow')
  await page.keyboard.press('Control+s')
  await page.getByRole('heading', { name: 'Two versions of “Snow”' }).waitFor()
  // Wherever somebody was, what happened is before them.
  await expect.poll(() => page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['H1', 0])
  await page.getByText('Written elsewhere').waitFor()
  await page.getByText('2 blocks, the same on both sides').waitFor()
  const saveBoth = page.getByRole('button', { name: 'Save the result' })
  expect(await saveBoth.isDisabled()).toBe(true)
  expect(await furtherBarriers(page)).toEqual([])
  await page.getByRole('radio', { name: 'Keep mine' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: /^Keep both/ }).isChecked()).toBe(true)
  await saveBoth.click()
  await page.getByText('Saved in your account').waitFor()
  const both = (await stored(page, id)).document
  expect([both.title, both.description]).toEqual(['Snow', 'From elsewhere'])
  const texts = both.blocks.filter(({ kind }: { kind: string }) => kind === 'text')
  expect(texts.map(({ html }: { html: string }) => html)).toEqual([
    expect.stringContaining('Only'),
    '<p>Written elsewhere</p>',
  ])
  // The page says which blocks are there twice, and leads to the other version.
  const note = page.getByRole('status').filter({ hasText: 'Both versions are put together and saved.' })
  await note.getByText('Text: yours is block 3, the other version is block 4.').waitFor()
  expect(await furtherBarriers(page)).toEqual([])
  await note.getByRole('button', { name: 'Show block 4' }).press('Enter')
  await page.getByRole('button', { name: 'Text block 4 of 5', pressed: true }).waitFor()
  await note.getByRole('button', { name: 'Close this note' }).press('Enter')
  await note.waitFor({ state: 'detached' })

  // A draft that nobody can have made here (T21, T42): the editor opens with what is saved.
  await page.evaluate(
    async (document) => {
      const account = await (await fetch('/api/account')).json()
      const blocks = Array.from({ length: 10_000 }, (_, index) => ({
        ...{
          kind: 'embed',
          id: `e${index}`,
          form: 'frame',
          address: 'javascript:alert(1)',
          title: '<img src=x>',
        },
        ...{ description: '', width: 'full' },
      }))
      const draft = { document: { ...document.kept, blocks }, version: 1, at: '2026-01-01T00:00:00Z' }
      localStorage.setItem(`msdat-of-${account.id}-draft-${document.id}`, JSON.stringify(draft))
    },
    { id, kept: both },
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/document/${id}/edit`)
  await page.getByRole('region', { name: 'Trend, block 1 of 5' }).waitFor()
  await page.getByText('Saved in your account').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await furtherBarriers(page)).toEqual([])

  await page.goto(`/document/${id}/history`)
  await page.getByRole('button', { name: 'Go back to version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true }).click()
  await page.getByText('version 1 brought back').waitFor()
  expect((await stored(page, id)).document.title).toBe('My dashboard')
  expect(await furtherBarriers(page)).toEqual([])

  await page.goto('/my-documents')
  await page.getByRole('button', { name: 'Tags and visibility of My dashboard' }).click()
  await page.getByRole('textbox', { name: /^Tags/ }).fill('Kano, vaccination')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('listitem').filter({ hasText: 'vaccination' }).waitFor()
  await page.getByRole('button', { name: 'Delete My dashboard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Bin', exact: true }).click()
  await page.getByRole('button', { name: 'Bring back My dashboard' }).click()
  await page.getByText('The bin is empty.').waitFor()
  expect((await stored(page, id)).tags).toEqual(['Kano', 'vaccination'])
  expect(await furtherBarriers(page)).toEqual([])

  // The visibility is set from the canvas too, and it goes on from the version that this made.
  await page.goto(`/document/${id}/edit`)
  await page.getByRole('button', { name: 'Visibility…' }).click()
  await page.getByRole('dialog').getByLabel('Who may see it').selectOption('link')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByLabel('Title', { exact: true }).first().fill('Saved after that')
  await page.keyboard.press('Control+s')
  await page.getByText('Saved in your account').waitFor()
  expect(await stored(page, id)).toMatchObject({ visibility: 'link', title: 'Saved after that' })

  // Changes that the account lacks are named first, and nothing of theirs stays on the device (T13).
  await page.getByLabel('Title', { exact: true }).first().fill('Only on this device')
  const ours = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('msdat-of-')))
  await expect.poll(async () => (await ours()).filter((key) => key.includes('-draft-'))).not.toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  const asked = page.getByRole('dialog', { name: 'Not everything is in your account' })
  await asked.getByRole('link', { name: 'Only on this device' }).waitFor()
  expect(await barriers(page, [], { only: 'dialog[open]' })).toEqual([])
  await asked.getByRole('button', { name: 'Stay signed in' }).press('Enter')
  await asked.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await asked.getByRole('button', { name: 'Log out and remove it' }).click()
  await page.getByRole('button', { name: 'Login/Register' }).waitFor()
  expect(await ours()).toEqual([])
  // The browser's own message about the one save that came second.
  expect(complaints).toEqual([expect.stringContaining('409 (Conflict)')])
})
