// Sets the stored appearance on the page before anything is painted. Keys and values as in kit/appearance.ts.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const mode = read('viewMode')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.mode = mode === 'dark' || mode === 'light' ? mode : system
  root.dataset.fontSize = read('fontSize') ?? 'small'
  root.dataset.theme = read('theme') ?? 'default'
})()
