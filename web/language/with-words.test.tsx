import { fireEvent } from '@testing-library/dom'
import { act, render, screen } from '@testing-library/preact'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { message } from '#domain/message/message.ts'
import { loadGroup } from './loaded-texts.ts'
import { useLanguage } from './use-language.ts'
import { WithWords } from './with-words.tsx'

const late = () => performance.getEntriesByName('late-words')

beforeEach(() => performance.clearMarks('late-words'))

/** Says words of two groups. */
function OfTwo() {
  const { text } = useLanguage()
  return (
    <p>
      {text(message('table.location'))}, {text(message('work-list.first-many'))}
    </p>
  )
}

test('content waits for the words of all groups that it says, which are fetched together', async () => {
  render(
    <WithWords fallback="Waiting">
      <OfTwo />
    </WithWords>,
  )
  expect(document.body.textContent).toBe('Waiting')
  const [place, title] = [
    english.text(message('table.location')),
    english.text(message('work-list.first-many')),
  ]
  await screen.findByText(`${place}, ${title}`)
  expect(late()).toEqual([])
})

/** Says a word of a further group once it is pressed. */
function SaysMore() {
  const { text } = useLanguage()
  const [more, setMore] = useState(false)
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => setMore(true)}>
        More
      </button>
      {more && <output>{text(message('admin-dashboard.title'))}</output>}
    </>
  )
}

test('what is shown stays, with what was typed, and says a word that comes late once it is here', async () => {
  render(
    <WithWords fallback="Waiting">
      <SaysMore />
    </WithWords>,
  )
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  box.value = 'Ada'
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getByRole('status').textContent).toBe('')
  await act(() => loadGroup('en', 'administration'))
  await screen.findByText(english.text(message('admin-dashboard.title')))
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(box)
  expect(box.value).toBe('Ada')
  expect(late()).toHaveLength(1)
})
