import { createContext } from 'react'

/** A page of A4 between its margins, in CSS pixels. */
const PAGE = 690

/** How wide figures are drawn on paper. What stands in columns there gives a narrower one. */
export const PaperWidth = createContext(PAGE)

/** Two figures beside each other on a page, each; in CSS pixels. */
export const HALF_A_PAGE = 337
