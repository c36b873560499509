/**
 * Talks to the page that shows the plugin. Copy this file as it is.
 *
 * connect({ onView, onRefused }) gives { observations(), resize(), openLink(url) }.
 *   onView(view)       what is on the page; called at once and after every change
 *   onRefused(reason)  the page did not do something, in one sentence
 *   observations()     a promise of { rows, more } for the view on the page
 *   resize()           fits the frame to the content; called by itself after each change of size
 *   openLink(url)      asks the reader whether to open an https address in a new tab
 */
export function connect({ onView = () => {}, onRefused = () => {} }) {
  let port = null
  let last = 0
  const waiting = new Map()
  const outbox = []

  const send = (message) => {
    if (port) port.postMessage(message)
    else outbox.push(message)
  }

  const receive = (message) => {
    if (message.type === 'ping') send({ type: 'pong', number: message.number })
    if (message.type === 'view') onView(message.view)
    if (message.type === 'observations') {
      waiting.get(message.request)?.resolve({ rows: message.rows, more: message.more })
      waiting.delete(message.request)
    }
    if (message.type === 'refused') {
      waiting.get(message.request)?.reject(new Error(message.reason))
      waiting.delete(message.request)
      onRefused(message.reason)
    }
  }

  // The page answers the first word with a port of its own; everything else goes through that port.
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.data?.type !== 'msdat:welcome' || port) return
    port = event.ports[0]
    port.onmessage = ({ data }) => receive(data)
    for (const message of outbox.splice(0)) port.postMessage(message)
    send({ type: 'ready' })
  })
  window.parent.postMessage({ type: 'msdat:hello', version: 1 }, '*')

  const resize = () => {
    send({ type: 'resize', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })
  }
  new ResizeObserver(resize).observe(document.documentElement)

  return {
    resize,
    openLink: (url) => send({ type: 'open-link', url }),
    observations: () =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        send({ type: 'observations', request: last })
      }),
  }
}
