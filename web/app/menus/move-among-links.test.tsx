import { fireEvent } from '@testing-library/dom'
import { render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { moveAmongLinks } from './move-among-links.ts'

// Three columns: A1 to A3, B1, C1 and C2, and the search above them.
const COLUMNS = [['A1', 'A2', 'A3'], ['B1'], ['C1', 'C2']]

function menu() {
  return render(
    <div role="menu" tabIndex={-1} onKeyDown={(event) => moveAmongLinks(event, event.currentTarget)}>
      <input aria-label="Search" />
      {COLUMNS.map((names) => (
        <ul key={names[0]} data-column="">
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      ))}
      <button type="button">Close</button>
    </div>,
  )
}

test.each([
  ['A1', 'ArrowDown', 'A2'],
  ['A2', 'ArrowDown', 'A3'],
  ['A3', 'ArrowDown', 'A1'],
  ['A2', 'ArrowUp', 'A1'],
  ['A1', 'ArrowUp', 'Search'],
  ['C1', 'ArrowUp', 'Search'],
  ['A1', 'ArrowRight', 'B1'],
  ['A3', 'ArrowRight', 'B1'],
  ['B1', 'ArrowRight', 'C1'],
  ['C2', 'ArrowRight', 'A2'],
  ['A2', 'ArrowLeft', 'C2'],
  ['A3', 'ArrowLeft', 'C2'],
  ['C1', 'ArrowLeft', 'B1'],
  ['A2', 'Home', 'A1'],
  ['C1', 'End', 'C2'],
  ['A1', 'a', 'A1'],
  ['Search', 'ArrowDown', 'A1'],
  ['Search', 'ArrowUp', 'Search'],
  ['Search', 'End', 'Search'],
])('from %s, %s leads to %s, and only then does the page not scroll', (from, key, to) => {
  const { getByLabelText, getByText, unmount } = menu()
  const named = (name: string) => (name === 'Search' ? getByLabelText(name) : getByText(name))
  named(from).focus()
  const goesOn = fireEvent.keyDown(named(from), { key })
  expect(document.activeElement).toBe(named(to))
  expect(goesOn).toBe(from === to)
  unmount()
})
