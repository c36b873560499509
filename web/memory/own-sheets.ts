import { forgetText, keepText, keptText } from './kept.ts'

const KEY = 'msdat-own-sheets'

/** The sheets of figures that this device keeps as sources of its reader's own, as text; null: none. */
export function keptSheetsText(): string | null {
  return keptText(KEY)
}

/** Keeps the sheets, or with null none any more. What is shown already stays as it is until the page is loaded anew. */
export function keepSheetsText(text: string | null): void {
  if (text === null) forgetText(KEY)
  else keepText(KEY, text)
}
