// Before anything is painted: sets the stored appearance on the page, else that of the site's front, which the server writes
// on the element (keys and values as in kit/appearance.ts). Then sees to browsers that cannot run the program: those that lack
// small things get substitutes for them, and where it has not begun after some seconds the page says where its lite form is.
// Written in a language that earlier browsers understand.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch (_) {
      return null
    }
  }
  const mode = read('viewMode') || root.dataset.firstMode
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.mode = mode === 'dark' || mode === 'light' ? mode : system
  root.dataset.fontSize = read('fontSize') || root.dataset.firstSize || 'small'
  const words = (/[?&]lang=([^&]*)/.exec(location.search) || [])[1] || read('language') || 'en'
  if (root.lang.indexOf(words) !== 0) root.dataset.otherWords = ''
  root.dataset.theme = read('theme') || root.dataset.firstTheme || 'default'

  const needed = [
    [Array.prototype, ['at', 'findLast', 'toSorted', 'toSpliced', 'with']],
    [String.prototype, ['at', 'replaceAll', 'isWellFormed']],
    [Set.prototype, ['isSubsetOf']],
    [Map, ['groupBy']],
    [Object, ['hasOwn']],
    [Promise, ['withResolvers']],
    [URL, ['canParse']],
    [Element.prototype, ['checkVisibility']],
    // Browsers keep it from pages that come without encryption.
    [crypto, ['randomUUID']],
    [window, ['BroadcastChannel']],
  ]
  const lacks = needed.some((of) => of[1].some((name) => !(name in of[0])))
  // Runs before the program, which waits for the page to be read.
  if (lacks) document.write('<script src="/substitutes.js"></scr' + 'ipt>')

  // The first number that is written takes a while, in which what the engine knows of languages is read: once the page
  // stands, and before the program is there to need it.
  const writeNumber = () => new Intl.NumberFormat('en-GB').format(1)
  if (window.requestIdleCallback) requestAnimationFrame(() => requestIdleCallback(writeNumber))

  const offerLite = () => {
    const page = document.getElementById('root')
    const wayOn = document.getElementById('way-on')
    if (!page || !wayOn || page.firstChild) return
    // It stands behind the page, whose own first link leads to its content; the program takes it away when it begins.
    document.body.insertBefore(wayOn, document.body.firstChild)
    wayOn.hidden = false
  }
  // The controls are not on their way.
  const giveUp = () => {
    const wait = document.querySelector('#opening .controls')
    if (wait) wait.hidden = true
    offerLite()
  }
  // Where modules do not run nothing is worth waiting for; a program that cannot be read says so at once.
  setTimeout(giveUp, 8000)
  if (!('noModule' in document.createElement('script'))) document.addEventListener('DOMContentLoaded', giveUp)
  const lost = (event) => {
    const file = event.target
    if (event.error instanceof SyntaxError) return true
    // A file of the page itself: the program, which then begins with the page anew, or its style, for which the program waits.
    if (file.type === 'module') addEventListener('online', () => location.reload())
    return file.type === 'module' || file.rel === 'stylesheet'
  }
  addEventListener('error', (event) => lost(event) && setTimeout(giveUp, 0), true)
})()
