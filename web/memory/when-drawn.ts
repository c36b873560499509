/** Resolves once the page has drawn what it first waited for (`drawn.ts`). */
export function whenDrawn(): Promise<void> {
  const root = document.documentElement
  return new Promise((resolve) => {
    const look = () => {
      if (root.dataset.drawn === undefined) return
      watch.disconnect()
      resolve()
    }
    const watch = new MutationObserver(look)
    watch.observe(root, { attributeFilter: ['data-drawn'] })
    look()
  })
}
