import { isRecord } from '#domain/form/is-record.ts'

/** Version of the messages between the page and a plugin; both sides say it when they meet. */
export const PLUGIN_API = 1

/** Heights that a plugin's frame may ask for, in CSS pixels. */
export const FRAME_HEIGHT = { least: 60, first: 240, most: 1200 } as const

/** The most figures that one answer holds. */
export const MOST_OBSERVATIONS = 2000

const LONGEST_LINK = 2000

/** An id and a name; a period has its code and its words. */
export interface Named {
  readonly id: number
  readonly name: string
}

/** The choice on the page. Null: the page has nothing chosen there. */
export interface PluginView {
  readonly dashboard: string
  readonly indicator: (Named & { readonly unit: string }) | null
  readonly source: (Named & { readonly classification: string }) | null
  readonly location: Named | null
  readonly period: Named | null
}

/** One figure as a plugin gets it; gaps are null. */
export interface PluginObservation {
  readonly indicator: number
  readonly source: string
  readonly classification: string
  readonly location: string
  readonly period: string
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  readonly interval_level: number | null
  /** As the product writes them; empty for a gap. */
  readonly text: string
  readonly lower_text: string
  readonly upper_text: string
  readonly flags: readonly string[]
  /** Sources that this one re-tabulates: agreement with them confirms nothing. Empty when independent. */
  readonly derived_from: readonly string[]
}

/** From the page to the plugin. */
export type PageMessage =
  | { readonly type: 'view'; readonly view: PluginView }
  | {
      readonly type: 'observations'
      readonly request: number
      readonly rows: readonly PluginObservation[]
      /** There are more than were sent. */
      readonly more: boolean
    }
  | { readonly type: 'refused'; readonly request: number | null; readonly reason: string }
  | { readonly type: 'ping'; readonly number: number }

/** From the plugin to the page. */
export type PluginMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'observations'; readonly request: number }
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'open-link'; readonly url: string }
  | { readonly type: 'pong'; readonly number: number }

/** Whether a message to the window is a plugin's first word. */
export function isHello(data: unknown): boolean {
  return isRecord(data) && data.type === 'msdat:hello' && data.version === PLUGIN_API
}

/** A message from a plugin, read member by member; null when it is none of the messages. Never throws. */
export function readPluginMessage(data: unknown): PluginMessage | null {
  if (!isRecord(data)) return null
  const { type, request, height, url, number } = data
  if (type === 'ready') return { type }
  if (type === 'observations') return isCount(request) ? { type, request } : null
  if (type === 'pong') return isCount(number) ? { type, number } : null
  if (type === 'resize') return typeof height === 'number' ? { type, height: frameHeight(height) } : null
  if (type === 'open-link') return isSafeLink(url) ? { type, url } : null
  return null
}

/** The height that a plugin gets when it asks for this one. */
function frameHeight(height: number): number {
  if (Number.isNaN(height)) return FRAME_HEIGHT.first
  return Math.round(Math.min(Math.max(height, FRAME_HEIGHT.least), FRAME_HEIGHT.most))
}

/** Only https, without a name or password in front of the host, which could be taken for the host. */
function isSafeLink(url: unknown): url is string {
  if (typeof url !== 'string' || url.length > LONGEST_LINK || !URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  return protocol === 'https:' && username === '' && password === ''
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
