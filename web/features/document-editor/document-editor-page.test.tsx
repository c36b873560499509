import { act, screen, waitFor, within } from '@testing-library/preact'
import { Route, Switch } from 'wouter'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { PAGES } from '#catalogue/pages.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import { badLine } from '#tests/components/bad-answers.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { saidBeforeKept } from '#tests/components/said-before-kept.ts'
import { withoutWorker, withWorker } from '#tests/components/with-worker.ts'
import DocumentEditorPage from './document-editor-page.tsx'

beforeEach(() => localStorage.clear())

/** The names of what this device keeps of documents that were not saved. */
const drafts = () => Object.keys(localStorage).filter((name) => name.includes('-draft-'))

const heading = (id: string, text: string) => ({ kind: 'heading', id, text, level: 2 }) as const
const CONTENT = {
  ...EMPTY_DASHBOARD,
  title: 'Winter',
  blocks: [heading('one', 'Snow'), heading('two', 'Ice')],
}
const WINTER = aDocument('winter', { is_own: true, version: 3 }, CONTENT)

/** The canvas at its address. */
function open(path: string, answers: MadeUpAnswers = {}) {
  const pages = PAGES.filter(({ module }) => module === 'document-editor-page')
  return openPart(
    // As the router does: the page stays when the address changes between its patterns.
    <Switch>
      {pages.map((page) => (
        <Route key={page.module} path={page.pattern}>
          {(params) => <DocumentEditorPage page={page} params={params} />}
        </Route>
      ))}
    </Switch>,
    { at: path, answers: { ...CATALOGUE_ANSWERS, 'GET /document/{id}': { data: WINTER }, ...answers } },
  )
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })
const title = () => screen.findByRole('textbox', { name: 'Title' })

test('a document opens as it is saved; a change is kept on the device until it is saved as it was read', async () => {
  const { user, calls } = await open('/document/winter/edit', {
    'PATCH /document/{id}': ({ body }) => {
      const { document } = body as { document: typeof CONTENT }
      return { data: aDocument('winter', { is_own: true, version: 4, title: document.title }, document) }
    },
  })
  expect(await title()).toHaveProperty('value', 'Winter')
  expect(await press('Save')).toHaveProperty('disabled', true)
  await user.type(await title(), ' 2024')
  await screen.findByText('Kept on this device, not yet saved in your account')
  await waitFor(() => expect(drafts()).toHaveLength(1))
  await user.click(await press('Save'))
  await screen.findByText('Saved in your account')
  expect(calls.of('PATCH /document/{id}')).toMatchObject([
    { path: { id: 'winter' }, body: { version: 3, document: { title: 'Winter 2024' } } },
  ])
  await user.type(await title(), '!')
  await user.click(await press('Save'))
  await waitFor(() => expect(calls.of('PATCH /document/{id}')[1]?.body).toMatchObject({ version: 4 }))
})

test('before something public is saved, its author reads that it goes to approval again', async () => {
  const { user } = await open('/document/winter/edit', {
    'GET /document/{id}': { data: { ...WINTER, visibility: 'public' } },
  })
  const again = /^Everybody may see this one. Saving sends it to approval again/
  expect(screen.queryByText(again)).toBeNull()
  await user.type(await title(), '!')
  await screen.findByText(again)
})

test('the settings of a block take the focus, unless the author goes on elsewhere before they are drawn', async () => {
  const { user } = await open('/document/winter/edit')
  const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
  const block = await press(/^Heading block 1 of 2/)
  act(() => block.focus())
  await user.keyboard('{Enter}')
  await frame()
  expect(document.activeElement?.id).toBe('block-settings')
  const field = await title()
  act(() => block.focus())
  // Both in the same frame.
  act(() => {
    block.click()
    field.focus()
  })
  await frame()
  expect(document.activeElement).toBe(field)
})

test('typing one title is one step back, and goes forward again', async () => {
  const { user } = await open('/document/winter/edit')
  await user.type(await title(), ' 2024')
  await user.click(await press(/^Undo/))
  expect(await title()).toHaveProperty('value', 'Winter')
  expect(await press(/^Undo/)).toHaveProperty('disabled', true)
  await user.click(await press('Redo'))
  expect(await title()).toHaveProperty('value', 'Winter 2024')
})

test('what could not be saved says why, and stays on the device for the next time', async () => {
  const refusal = new Problem('cannot-write', 'The disk is full.')
  const first = await open('/document/winter/edit', { 'PATCH /document/{id}': refusal })
  await first.user.type(await title(), '!')
  await first.user.click(await press('Save'))
  await screen.findByText('Not saved: The disk is full.')
  await waitFor(() => expect(drafts()).toHaveLength(1))
  first.unmount()
  const { user } = await open('/document/winter/edit')
  expect(await title()).toHaveProperty('value', 'Winter!')
  await user.click(await press('Go back to what is saved'))
  expect(await title()).toHaveProperty('value', 'Winter')
})

/** An account that holds a document, with its versions; `made` has what came of each save. */
function anAccount() {
  const made: string[] = []
  const held = { document: CONTENT, version: 3 }
  const row = () => aDocument('winter', { is_own: true, version: held.version }, held.document)
  const answers: MadeUpAnswers = {
    'GET /document/{id}': () => ({ data: row() }),
    'PATCH /document/{id}': ({ body }) => {
      const sent = body as { document: typeof CONTENT; version: number }
      if (sent.version !== held.version) {
        const conflict = { ...held, saved: held.document, base: CONTENT, by: 'Ola', is_own: true, at: null }
        return new Problem('changed-meanwhile', 'Somebody saved.', {}, null, { conflict })
      }
      Object.assign(held, { document: sent.document, version: held.version + 1 })
      made.push(sent.document.title)
      return { data: row() }
    },
  }
  return { made, answers }
}

test.each([
  ['drops every third call', 'drops', 0],
  ['drops every third call, from the first on', 'drops', 1],
  ['drops every third call, from the second on', 'drops', 2],
  ['loses every third answer', 'loses', 0],
  ['loses every third answer, from the first on', 'loses', 1],
  ['loses every third answer, from the second on', 'loses', 2],
] as const)(
  'over a line that %s, what is saved by its key is one version, however often it is pressed',
  async (_, how, at) => {
    const { made, answers } = anAccount()
    const { user } = await open('/document/winter/edit', answers)
    await user.type(await title(), '!')
    badLine({ [how]: (times: number) => times % 3 === at })
    for (let press = 0; press < 6; press += 1) {
      await user.keyboard('{Control>}s{/Control}')
      await screen.findByText(/^Saved in your account|^Not saved/)
    }
    await screen.findByText('Saved in your account')
    expect([made.at(-1), new Set(made).size]).toEqual(['Winter!', 1])
    expect(made.length).toBe(how === 'drops' ? 1 : Math.min(made.length, 2))
    expect(drafts()).toEqual([])
  },
)

test('a document that no line took is said to wait once it does, so that its page may be closed at once', async () => {
  withWorker()
  onTestFinished(withoutWorker)
  const { user } = await open('/document/winter/edit', anAccount().answers)
  await user.type(await title(), '!')
  badLine({ drops: () => true })
  const said = saidBeforeKept(/^Not saved/)
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText(/^Not saved/)
  expect(said).toEqual([false])
})

test('an editor that is opened again after an answer was lost knows its own words', async () => {
  const { made, answers } = anAccount()
  const first = await open('/document/winter/edit', answers)
  badLine({ loses: (times) => times === 1 })
  await first.user.type(await title(), '!')
  await first.user.keyboard('{Control>}s{/Control}')
  await screen.findByText(/^Not saved/)
  await first.user.type(await title(), '!')
  await waitFor(() => expect(localStorage.getItem(drafts()[0] ?? '')).toContain('Winter!!'))
  first.unmount()
  const { user } = await open('/document/winter/edit', answers)
  expect(await title()).toHaveProperty('value', 'Winter!!')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved in your account')
  expect(made).toEqual(['Winter!', 'Winter!!'])
})

test('a new document is made once, and goes on under the address that it has then', async () => {
  const { user, calls } = await open('/document/new?kind=report', {
    'POST /document': ({ body }) => {
      const { document } = body as { document: typeof CONTENT }
      return { data: aDocument('made', { is_own: true, kind: 'report', title: document.title }, document) }
    },
  })
  await user.clear(await title())
  await user.type(await title(), 'Snow report')
  await user.click(await press('Save'))
  await screen.findByText('Saved in your account')
  expect(window.location.pathname).toBe('/document/made/edit')
  expect(calls.of('POST /document').map(({ body }) => body)).toMatchObject([
    { document: { kind: 'report', title: 'Snow report' } },
  ])
  expect(await title()).toHaveProperty('value', 'Snow report')
})

test('the palette finds a block by its name, and adds it at the end', async () => {
  const { user, calls } = await open('/document/winter/edit', {
    'PATCH /document/{id}': ({ body }) => ({
      data: aDocument(
        'winter',
        { is_own: true, version: 4 },
        (body as { document: typeof CONTENT }).document,
      ),
    }),
  })
  const palette = within(await screen.findByRole('complementary', { name: 'Add a block' }))
  await user.type(palette.getByRole('searchbox'), 'heading')
  const entries = palette
    .getAllByRole('button')
    .filter(({ textContent }) => /heading/i.test(textContent ?? ''))
  expect(entries).toHaveLength(1)
  await user.click(entries[0] as HTMLElement)
  await user.click(await press('Save'))
  await waitFor(() => expect(calls.of('PATCH /document/{id}')).toHaveLength(1))
  const added = { kind: 'heading' }
  expect(calls.of('PATCH /document/{id}').map(({ body }) => body)).toMatchObject([
    { document: { blocks: [...CONTENT.blocks, added] } },
  ])
})

test.each([
  ['of somebody else', aDocument('winter', {}, CONTENT), 'You have no such document.'],
  [
    'of a later version',
    { ...WINTER, document: { ...WINTER.document, schema: 999 } },
    'It was written by a later version.',
  ],
])('a document %s cannot be edited', async (_, data, why) => {
  await open('/document/winter/edit', { 'GET /document/{id}': { data } })
  await screen.findByText(why)
})
