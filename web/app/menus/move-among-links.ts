/** Arrow keys in a menu of columns: up and down inside a column, left and right between columns, down from the search. */
export function moveAmongLinks(event: React.KeyboardEvent, panel: HTMLElement | null): void {
  const focused = document.activeElement
  if (!panel || !(focused instanceof HTMLElement)) return
  const columns = [...panel.querySelectorAll('[data-column]')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('a'),
  ])
  const at = columns.findIndex((links) => links.includes(focused))
  const row = columns[at]?.indexOf(focused) ?? -1
  const target = at < 0 ? fromSearch(event.key, columns) : neighbour(event.key, columns, at, row, panel)
  if (!target) return
  event.preventDefault()
  target.focus()
}

function fromSearch(key: string, columns: readonly HTMLElement[][]): HTMLElement | undefined {
  return key === 'ArrowDown' ? columns[0]?.[0] : undefined
}

function neighbour(
  key: string,
  columns: readonly HTMLElement[][],
  at: number,
  row: number,
  panel: HTMLElement,
): HTMLElement | null | undefined {
  const column = columns[at] ?? []
  const beside = (index: number) => {
    const next = columns[(index + columns.length) % columns.length] ?? []
    return next[Math.min(row, next.length - 1)]
  }
  switch (key) {
    case 'ArrowDown':
      return column[row + 1] ?? column[0]
    case 'ArrowUp':
      return row === 0 ? panel.querySelector('input') : column[row - 1]
    case 'ArrowRight':
      return beside(at + 1)
    case 'ArrowLeft':
      return beside(at - 1)
    case 'Home':
      return column[0]
    case 'End':
      return column.at(-1)
    default:
      return undefined
  }
}
