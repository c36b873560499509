/** What a reader can point at: controls, and headings of parts of a page. */
export const POINTABLE = 'button, a, input, select, [role=tab], summary, label, legend, h2, h3'

/** The name of a control as it is read aloud, in small letters. */
export function spokenName(element: Element): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
  const own = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const named = labels.join(' ').trim() === '' ? own : labels.join(' ')
  return (named || (element.getAttribute('placeholder') ?? '')).trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** The first visible control whose name is these words, else the first whose name begins with them; null where none does. */
export function controlCalled(page: ParentNode, words: string): Element | null {
  const wanted = words.toLowerCase()
  const visible = [...page.querySelectorAll(POINTABLE)].filter((element) => element.checkVisibility())
  return (
    visible.find((element) => spokenName(element) === wanted) ??
    visible.find((element) => spokenName(element).startsWith(wanted)) ??
    null
  )
}
