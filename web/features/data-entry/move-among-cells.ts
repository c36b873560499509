/** Moves from cell to cell with the keys of a spreadsheet: up, down, Enter, and Enter with Shift upwards. */
export function moveAmongCells(event: React.KeyboardEvent, sheet: HTMLElement | null): void {
  const { target, key } = event
  if (sheet === null || !(target instanceof HTMLInputElement) || target.dataset.cell === undefined) return
  const step = stepOf(key, event.shiftKey)
  if (step === 0 || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const cells = [...sheet.querySelectorAll<HTMLInputElement>('input[data-cell]')]
  const next = cells[cells.indexOf(target) + step]
  next?.focus()
  next?.select()
}

function stepOf(key: string, isShifted: boolean): number {
  if (key === 'Enter') return isShifted ? -1 : 1
  if (isShifted) return 0
  return { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0
}
