/**
 * Once a part was moved or removed, the button that did it may be disabled or gone: the focus then goes to the part of this id,
 * and where there is none to the toolbox, so that somebody without a pointer goes on from where they were.
 */
export function keepFocus(id: string | undefined): void {
  // A browser takes the focus from what is gone when it has drawn the page.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const part = id !== undefined && `[data-report] [data-block="${CSS.escape(id)}"] button`
      const found = part ? document.querySelector<HTMLElement>(part) : null
      const next = found ?? document.querySelector<HTMLElement>('[data-report] [role=toolbar] button')
      next?.focus()
    }),
  )
}
