import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseView } from '#charts/view-address.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { CaptureDialog } from './capture-dialog.tsx'

const NONE = { data: { count: 0, next: null, previous: null, results: [] } }

const other = () => screen.queryByRole('button', { name: 'Ask or note about this figure' })

test('the way to the other form comes with the choice, which would push it away under the reader’s finger', async () => {
  const view = parseView('kind=trend&indicator=18&location=27')
  if (!view) throw new Error('The address is no view.')
  let answer = (_documents: typeof NONE) => {}
  const documents = new Promise<typeof NONE>((resolve) => {
    answer = resolve
  })
  const { user } = await openPart(<CaptureDialog view={view} onClose={() => {}} />, {
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
