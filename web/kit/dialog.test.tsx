import { render, screen, waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { message } from '#domain/message/message.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Dialog } from './dialog.tsx'

/** Says a word that is still on its way. */
function Content() {
  const { text } = useLanguage()
  return <input aria-label={text(message('table.location'))} data-autofocus />
}

test('content whose words are still on their way leaves the dialog in sight, and takes the focus once it is there', async () => {
  render(
    <main>
      <p>Behind it</p>
      <Dialog form="narrow" title="Add to dashboard" onClose={() => undefined}>
        <Content />
      </Dialog>
    </main>,
  )
  expect(screen.getByRole('heading', { name: 'Add to dashboard' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBe(null)
  await loadGroup('en', 'tools')
  const name = pageLanguage.get().text(message('table.location'))
  const box = await screen.findByRole('textbox', { name })
  await waitFor(() => expect(document.activeElement).toBe(box))
})
