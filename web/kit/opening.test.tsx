import { act, render, screen } from '@testing-library/preact'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { message } from '#domain/message/message.ts'
import { endOpening, waitsLong } from '#web/files/drawn.ts'
import { LoadFailureMessage } from './state-message.tsx'

/** The field of the page, as it follows what is typed. */
function Field() {
  const [query, setQuery] = useState('')
  return (
    <>
      <input
        type="search"
        aria-label="Ask"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <output>{query}</output>
    </>
  )
}

function begin(value: string): HTMLInputElement {
  document.body.innerHTML = `<div id="opening"><input type="search" value="${value}"></div><div id="root"></div>`
  render(<Field />, { container: document.getElementById('root') as HTMLElement })
  return document.querySelector('#opening input') as HTMLInputElement
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('what was typed before the page had its scripts goes on in the page, with the focus', () => {
  begin('penta 3 in Ka').focus()
  act(endOpening)
  expect(document.getElementById('opening')).toBeNull()
  const field = screen.getByLabelText('Ask') as HTMLInputElement
  expect([field.value, screen.getByRole('status').textContent]).toEqual(['penta 3 in Ka', 'penta 3 in Ka'])
  expect(document.activeElement).toBe(field)
})

test('nothing typed changes nothing, and takes no focus', () => {
  begin('')
  act(endOpening)
  expect(document.activeElement).toBe(document.body)
  expect(screen.getByRole('status').textContent).toBe('')
})

/** What the server writes, and a page in which `part` stands. */
function beginWith(part: React.ReactNode) {
  document.body.innerHTML =
    '<div id="opening"><p class="controls">On their way.</p><h1>Penta 3</h1></div><div id="root"></div><p id="way-on" hidden>Lite</p>'
  return render(part, { container: document.getElementById('root') as HTMLElement })
}

function isShown(id: 'opening' | 'way-on') {
  const part = document.getElementById(id)
  return part !== null && !part.hidden
}

const lost = (reason: 'broken' | 'unreadable') => (
  <LoadFailureMessage what={message('shell.this-page')} reason={reason} onRetry={() => undefined} />
)

test('what the server drew stays, with the ways on above it, while a page without a heading has not come', async () => {
  const { rerender } = beginWith(lost('broken'))
  act(waitsLong)
  expect([isShown('opening'), isShown('way-on')]).toEqual([true, true])
  expect(document.body.firstElementChild?.id).toBe('way-on')
  expect(document.querySelector('#opening .controls')?.hasAttribute('hidden')).toBe(true)
  rerender(<h1>Penta 3</h1>)
  await vi.waitFor(() => expect([isShown('opening'), isShown('way-on')]).toEqual([false, false]))
})

test.each([
  ['the page has come as far', <h1 key="page">Penta 3</h1>],
  ['the failure does not pass and is said by the page alone', lost('unreadable')],
])('it goes where %s', async (_, part) => {
  beginWith(part)
  act(waitsLong)
  await vi.waitFor(() => expect([isShown('opening'), isShown('way-on')]).toEqual([false, false]))
})

test('it goes where it is in other words than the reader chose', async () => {
  document.documentElement.dataset.otherWords = ''
  beginWith(lost('broken'))
  act(waitsLong)
  expect(isShown('opening')).toBe(false)
  delete document.documentElement.dataset.otherWords
})
