import { act, screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { parseView } from '#charts/view-address.ts'
import { aSummary } from '#tests/components/made-up-documents.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { CaptureDialog } from './capture-dialog.tsx'

const VIEW = parseView('kind=trend&indicator=18&location=27')

const NONE = { data: { results: [] } }

const other = () => screen.queryByRole('button', { name: 'Ask or note about this figure' })

test('the way to the other form comes with the choice, which would push it away under the reader’s finger', async () => {
  if (!VIEW) throw new Error('The address is no view.')
  let answer = (_documents: typeof NONE) => {}
  const documents = new Promise<typeof NONE>((resolve) => {
    answer = resolve
  })
  const { user } = await openPart(<CaptureDialog view={VIEW} onClose={() => {}} />, {
    answers: { 'GET /document': () => documents },
  })
  await dialog()
  expect(other()).toBeNull()
  await act(async () => answer(NONE))
  await user.click(await screen.findByRole('button', { name: 'Ask or note about this figure' }))
  expect((await screen.findByRole('radio', { name: 'A question' })).getAttribute('type')).toBe('radio')
  await user.click(screen.getByRole('button', { name: /dashboard or report/ }))
  await screen.findByRole('radio', { name: /figure/i })
})

test('adding to a document that everybody may see says first that it goes to approval again', async () => {
  if (!VIEW) throw new Error('The address is no view.')
  const results = [
    aSummary('winter', { is_own: true, visibility: 'public' }),
    aSummary('summer', { is_own: true }),
  ]
  const { user } = await openPart(<CaptureDialog view={VIEW} onClose={() => {}} />, {
    answers: { 'GET /document': { data: { results } } },
  })
  const said = 'Everybody may see this one. Adding to it sends it to approval again'
  await screen.findByText(new RegExp(said))
  await user.selectOptions(screen.getByLabelText('Where to'), 'summer')
  expect(screen.queryByText(new RegExp(said))).toBeNull()
})
