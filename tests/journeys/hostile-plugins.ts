const HELLO = `parent.postMessage({ type: 'msdat:hello', version: 1 }, '*')`
/** Says whether the page answered its first word within a second. */
const QUIET = `
const shown = document.querySelector('pre')
addEventListener('message', () => { shown.textContent = 'answered' })
setTimeout(() => { shown.textContent ||= 'waited' }, 1000)
${HELLO}`
const FLOOD = `${HELLO}; setInterval(() => { for (let i = 0; i < 1000; i++) ${HELLO} }, 1)`
const ENDLESS = `${HELLO}; setTimeout(() => { for (;;) {} }, 300)`
const LEAVER = `${HELLO}; setTimeout(() => { location.href = '/about' }, 300)`

/** Tries everything that a sandbox must refuse, and shows what became of each attempt. */
const BURGLAR = `
const outcome = {}
const attempt = async (name, work) => {
  try {
    const worked = await work()
    outcome[name] = worked === undefined || worked === null || worked === false ? 'refused' : 'WORKED'
  } catch {
    outcome[name] = 'refused'
  }
}
const blockedByPolicy = (start) => new Promise((resolve) => {
  addEventListener('securitypolicyviolation', () => resolve(false), { once: true })
  Promise.resolve(start()).then(() => setTimeout(() => resolve(true), 1500), () => resolve(false))
})
;(async () => {
  await attempt('cookie', () => document.cookie)
  await attempt('set a cookie', () => { document.cookie = 'a=1'; return document.cookie })
  await attempt('localStorage', () => { localStorage.setItem('a', '1'); return true })
  await attempt('sessionStorage', () => sessionStorage)
  await attempt('indexedDB', () => new Promise((resolve, reject) => {
    const request = indexedDB.open('a')
    request.onsuccess = () => resolve(true)
    request.onerror = reject
  }))
  await attempt('caches', () => caches.open('a'))
  await attempt('the page around it', () => parent.document.title)
  await attempt('storage of the page', () => top.localStorage.length)
  await attempt('fetch from the product', () => fetch('/api/account', { credentials: 'include' }))
  await attempt('fetch from another site', () => fetch('https://example.org/'))
  await attempt('XMLHttpRequest', () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.onload = () => resolve(true)
    request.onerror = reject
    request.open('GET', '/api/health')
    request.send()
  }))
  await attempt('web socket', () => blockedByPolicy(() => new WebSocket('wss://example.org/')))
  await attempt('picture of another site', () => blockedByPolicy(() => { new Image().src = 'https://example.org/a.png' }))
  await attempt('eval', () => eval('1 + 1'))
  await attempt('service worker', () => navigator.serviceWorker.register('script.js'))
  await attempt('worker', () => blockedByPolicy(() => new Worker(URL.createObjectURL(new Blob(['1'])))))
  await attempt('a new window', () => window.open('/about'))
  await attempt('lead the page elsewhere', () => { top.location.href = '/about'; return true })
  outcome.done = 'done'
  document.querySelector('pre').textContent = JSON.stringify(outcome)
})()
`

/** Scripts of plugins that mean harm, by the plugin's name. */
export const HOSTILE_PLUGINS: Readonly<Record<string, string>> = {
  burglar: BURGLAR,
  quiet: QUIET,
  flood: FLOOD,
  endless: ENDLESS,
  leaver: LEAVER,
}
