import { isWorkPage } from '#catalogue/work-pages.ts'

/**
 * True while a window that opens by itself would come between a reader and what they do: something else is open, somebody
 * types, works on a page or makes a report, or nobody looks.
 */
export function wouldInterrupt(): boolean {
  const focused = document.activeElement
  const types =
    focused instanceof HTMLElement && (focused.isContentEditable || focused.matches('input,textarea,select'))
  return (
    types ||
    document.hidden ||
    isWorkPage(location.pathname) ||
    document.querySelector('dialog[open],[role=dialog],[role=listbox],[data-report]') !== null
  )
}
