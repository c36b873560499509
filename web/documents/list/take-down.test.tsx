import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { aSummary } from '#tests/components/made-up-documents.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { TakeDown } from './take-down.tsx'

const SHARED = aSummary('winter', { visibility: 'link', title: 'Winter', version: 3 })
const MODERATOR = { role: { value: 'moderator', label: 'Moderator' } } as const

async function open(row: DocumentSummary, account: object = MODERATOR) {
  const answers = { 'POST /document/{id}/take-down': { detail: 'Done' } } as const
  const part = await openPart(
    <>
      <TakeDown row={row} />
      <p>Page</p>
    </>,
    { account, answers },
  )
  await screen.findByText('Page')
  return part
}

test.each([
  ['a reader', SHARED, {}],
  ['its owner', { ...SHARED, is_own: true }, MODERATOR],
  ['one that has no link', { ...SHARED, visibility: 'public' as const }, MODERATOR],
])('%s: no link is taken down', async (_, row, account) => {
  await open(row, account)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('those who decide take a link down with a reason that its author reads', async () => {
  const { user, calls } = await open(SHARED)
  await user.click(screen.getByRole('button', { name: 'Take down the link' }))
  const form = within(await dialog())
  expect(form.getByText(/^Its author reads this\./)).toBeTruthy()
  await user.type(form.getByRole('textbox'), 'It warns of a bank.')
  await user.click(form.getByRole('button', { name: 'Take down the link' }))
  await waitFor(() =>
    expect(calls.of('POST /document/{id}/take-down').map(({ path, body }) => [path.id, body])).toEqual([
      ['winter', { version: 3, reason: 'It warns of a bank.' }],
    ]),
  )
  await screen.findByText('The link was taken down')
})
