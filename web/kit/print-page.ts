/** Of the specification: menus have closed and charts have settled by then. */
const PRINT_DELAY_MS = 500

/** Prints the page after half a second. */
export function printPage(): void {
  setTimeout(() => window.print(), PRINT_DELAY_MS)
}
