// Sets the stored appearance on the page before anything is painted, else that of the site's front, which the server writes
// on the element. Keys and values as in kit/appearance.ts.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const mode = read('viewMode') ?? root.dataset.firstMode
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.mode = mode === 'dark' || mode === 'light' ? mode : system
  root.dataset.fontSize = read('fontSize') ?? root.dataset.firstSize ?? 'small'
  const words = new URLSearchParams(location.search).get('lang') ?? read('language') ?? 'en'
  if (!root.lang.startsWith(words)) root.dataset.otherWords = ''
  root.dataset.theme = read('theme') ?? root.dataset.firstTheme ?? 'default'
})()
