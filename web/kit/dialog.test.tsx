import { act, render, screen } from '@testing-library/react'
import { use } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

/** Says a word that is still on its way. */
function Content({ words }: { readonly words: Promise<string> }) {
  return <input aria-label={use(words)} data-autofocus />
}

test('content whose words are still on their way leaves the dialog in sight, and takes the focus once it is there', async () => {
  const words = Promise.withResolvers<string>()
  await act(async () => {
    render(
      <main>
        <p>Behind it</p>
        <Dialog form="narrow" title="Add to dashboard" onClose={() => undefined}>
          <Content words={words.promise} />
        </Dialog>
      </main>,
    )
  })
  expect(screen.getByRole('heading', { name: 'Add to dashboard' })).toBeTruthy()
  expect(screen.getByText('Behind it').closest('[style*="display"]')).toBe(null)
  expect(screen.queryByRole('textbox')).toBe(null)
  await act(async () => words.resolve('Name'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
})
