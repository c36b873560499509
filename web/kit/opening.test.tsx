import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { endOpening } from './drawn.ts'

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
