/** Takes the focus, and tells a dialog that opens only after its fields are drawn where it goes. */
function takeFirst(element: HTMLInputElement | null): void {
  element?.setAttribute('autofocus', '')
  element?.focus()
}

/** For the field of a form that gets the focus when it appears. */
export const FIRST_FIELD = { ref: takeFirst } as const
