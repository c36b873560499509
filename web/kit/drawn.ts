/** How many parts of the page wait for something: those that its first drawing waits for, and those that follow it. */
const waiting = { first: 0, later: 0 }

/**
 * Says that a part of the page waits: for data, for its code, for a figure to be drawn. What it gives is called when the
 * wait is over. While nothing waits the page carries the mark `data-drawn`, so that whoever takes its picture, prints or
 * tests it need not guess. What comes `later` holds the mark back, not the page: it takes over from what the server drew.
 */
export function waits(part: keyof typeof waiting = 'first'): () => void {
  waiting[part] += 1
  delete document.documentElement.dataset.drawn
  let over = false
  return () => {
    if (over) return
    over = true
    waiting[part] -= 1
    if (waiting.first === 0) markSoon()
  }
}

/** Takes away what the server drew of the page, as the page itself stands now. What a reader typed there goes on here. */
export function endOpening(): void {
  const opening = document.getElementById('opening')
  const typed = opening?.querySelector('input[type=search]')
  const own = document.getElementById('root')?.querySelector('input[type=search]')
  if (typed instanceof HTMLInputElement && own instanceof HTMLInputElement) goOnTyping(typed, own)
  opening?.remove()
}

/** The value is set as the browser does it, so that the page hears of it. */
function goOnTyping(typed: HTMLInputElement, own: HTMLInputElement): void {
  if (typed.value !== '') {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(own, typed.value)
    own.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (document.activeElement !== typed) return
  own.focus()
  own.setSelectionRange(typed.selectionStart, typed.selectionEnd)
}

/** One frame for what has arrived to be shown, one for the sizes that follow from it. */
function markSoon(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (waiting.first > 0) return
      endOpening()
      if (waiting.later === 0) document.documentElement.dataset.drawn = ''
    }),
  )
}
