/** How many parts of the page wait for something: those that its first drawing waits for, and those that follow it. */
const waiting = { first: 0, later: 0 }

/** How many parts of the page have not come and are tried again. */
let failures = 0

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

/**
 * Says that a part of the page has not come and is tried again. What it gives is called when it is no longer said. A page that
 * has no heading by then leaves what the server drew: figures that are there already stay readable on a bad line.
 */
export function fails(): () => void {
  failures += 1
  return () => {
    failures -= 1
    if (waiting.first === 0) markSoon()
  }
}

/** A wait has become long. The ways out of it stand on the page itself, once that says more than what the server drew. */
export function waitsLong(): void {
  if (saysMore()) keepOpening()
  else endOpening()
}

/** Whether the server drew how the page begins, in the reader's words, and the page itself has not come as far. */
function saysMore(): boolean {
  if (!document.getElementById('opening') || 'otherWords' in document.documentElement.dataset) return false
  return !document.getElementById('root')?.querySelector('h1')
}

/** What the server drew stays, with what is missing and the ways on above it. No controls are on their way. */
function keepOpening(): void {
  document.querySelector('#opening .controls')?.setAttribute('hidden', '')
  const wayOn = document.getElementById('way-on')
  if (!wayOn?.hidden) return
  document.body.prepend(wayOn)
  wayOn.hidden = false
}

/** Takes away what the server drew of the page, as the page itself stands now. What a reader typed there goes on here. */
export function endOpening(): void {
  document.getElementById('way-on')?.remove()
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
      if (failures > 0 && saysMore()) keepOpening()
      else endOpening()
      if (waiting.later === 0) document.documentElement.dataset.drawn = ''
    }),
  )
}
