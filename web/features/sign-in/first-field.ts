/** Tells a dialog that opens where the focus goes; React itself moves it only when a field appears later. */
function markFirst(element: HTMLInputElement | null): void {
  element?.setAttribute('autofocus', '')
}

/** For the field of a form that gets the focus when it appears. */
export const FIRST_FIELD = { autoFocus: true, ref: markFirst } as const
