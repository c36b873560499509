/** Arrow keys, Home and End move among the entries of an open panel; Esc closes it. Radio buttons keep their own arrows. */
export function moveInPanel(event: React.KeyboardEvent<HTMLElement>, close: () => void): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const focused = document.activeElement
  const at = focused instanceof HTMLElement ? entries.indexOf(focused) : -1
  if (at < 0 && event.key !== 'Escape') return
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: entries[(at + 1) % entries.length],
    ArrowUp: entries.at(at - 1),
    Home: entries[0],
    End: entries.at(-1),
  }
  if (event.key === 'Escape') close()
  else if (targets[event.key]) targets[event.key]?.focus()
  else return
  event.preventDefault()
  event.stopPropagation()
}
