import { createContext } from 'react'

/** Closes the sheet that the controls stand in on a phone; null where they stand in the page. */
export const SheetClosing = createContext<(() => void) | null>(null)
