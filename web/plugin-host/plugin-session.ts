import { messageBudget } from '#domain/plugin/message-budget.ts'
import {
  isHello,
  type PageMessage,
  type PluginMessage,
  type PluginObservation,
  type PluginView,
  readPluginMessage,
} from '#domain/plugin/plugin-message.ts'
import type { PluginPermission } from '#domain/plugin/plugin-permission.ts'

/** The offers of the page to a plugin, and its reactions to requests. */
export interface PluginHost {
  readonly permissions: readonly PluginPermission[]
  view(): PluginView
  observations(): { readonly rows: readonly PluginObservation[]; readonly more: boolean }
  resize(height: number): void
  /** Asks the reader; false while they are being asked already. */
  askLink(url: string): boolean
  /** The frame has to go. */
  stop(reason: StopReason): void
}

/** `silent`: no answer for a while; `flood`: too many messages; `left`: it showed another page. */
export type StopReason = 'silent' | 'flood' | 'left'

export interface PluginSession {
  /** Tells the plugin what is on the page now. */
  sayView(): void
  /** The frame has loaded a page; only the first one is the plugin's. */
  loaded(): void
  end(): void
}

const PING_EVERY = 2000
const PATIENCE = 6000

/**
 * Talks to the plugin in a frame. Its origin is opaque, so it is known by its window alone: its first word is answered with
 * one end of a channel, and all further messages go through that (T25). Each is counted (T26) and read member by member.
 * Every two seconds it has to answer; six seconds of silence end it (T32).
 */
export function openPluginSession(frame: HTMLIFrameElement, host: PluginHost): PluginSession {
  const budget = messageBudget()
  let port: MessagePort | null = null
  let loads = 0
  let lastWord = performance.now()
  let pings = 0

  const say = (message: PageMessage) => port?.postMessage(message)
  const isWithinBudget = () => {
    const within = budget.take(performance.now())
    if (!within) stop('flood')
    return within
  }
  const hear = (event: MessageEvent) => {
    if (!frame.contentWindow || event.source !== frame.contentWindow || event.origin !== 'null') return
    if (!isWithinBudget() || port || !isHello(event.data)) return
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }) => {
      if (!isWithinBudget()) return
      lastWord = performance.now()
      const message = readPluginMessage(data)
      if (message) answer(message, host, say)
      else say({ type: 'refused', request: null, reason: 'The page does not know this message.' })
    }
    lastWord = performance.now()
    // No origin can be named for an opaque one; the frame still shows its first page, or it would have been stopped.
    frame.contentWindow.postMessage({ type: 'msdat:welcome', version: 1 }, '*', [channel.port2])
  }
  const watch = setInterval(() => {
    // In a tab that is not seen nothing runs on time, on either side.
    if (document.hidden) lastWord = performance.now()
    else if (performance.now() - lastWord > PATIENCE) stop('silent')
    else say({ type: 'ping', number: pings++ })
  }, PING_EVERY)
  const end = () => {
    clearInterval(watch)
    window.removeEventListener('message', hear)
    port?.close()
    port = null
  }
  const stop = (reason: StopReason) => {
    end()
    host.stop(reason)
  }

  window.addEventListener('message', hear)
  return {
    sayView: () => {
      if (host.permissions.includes('view')) say({ type: 'view', view: host.view() })
    },
    loaded: () => {
      loads += 1
      lastWord = performance.now()
      if (loads > 1) stop('left')
    },
    end,
  }
}

/** Does what a plugin asks for, as far as it may. */
function answer(message: PluginMessage, host: PluginHost, say: (message: PageMessage) => void): void {
  const may = (permission: PluginPermission) => host.permissions.includes(permission)
  const refuse = (request: number | null, reason: string) => say({ type: 'refused', request, reason })
  if (message.type === 'resize') host.resize(message.height)
  if (message.type === 'ready') {
    if (may('view')) say({ type: 'view', view: host.view() })
  }
  if (message.type === 'observations') {
    const { request } = message
    if (may('observations')) say({ type: 'observations', request, ...host.observations() })
    else refuse(request, 'This plugin may not read figures: its manifest does not ask for it.')
  }
  if (message.type === 'open-link') {
    if (!may('open-link')) refuse(null, 'This plugin may not open links: its manifest does not ask for it.')
    else if (!host.askLink(message.url)) refuse(null, 'The reader is being asked about another link.')
  }
}
