import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { PLUGIN_LIMITS } from './plugin-limits.ts'

/** Letters, digits, and `. _ -` or a space between them; nothing that a file system or a screen could read in two ways. */
const SEGMENT = /^[A-Za-z0-9_](?:[A-Za-z0-9._ -]*[A-Za-z0-9_-])?$/

/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Why a path inside a plugin's zip cannot be used, as the end of a sentence; null when it can. Folders end with `/`. */
export function pathProblem(path: string): Message | null {
  if (path === '' || path === '/') return message('plugin-path.no-name')
  if (path.length > PLUGIN_LIMITS.path)
    return message('plugin-path.long', { most: whole(PLUGIN_LIMITS.path) })
  if (path.includes('\\')) return message('plugin-path.backslash')
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return message('plugin-path.absolute')
  const segments = path.replace(/\/$/, '').split('/')
  if (segments.includes('..') || segments.includes('.')) return message('plugin-path.outside')
  if (segments.length > PLUGIN_LIMITS.depth)
    return message('plugin-path.deep', { most: whole(PLUGIN_LIMITS.depth) })
  if (segments.some((segment) => segment.startsWith('.') || segment === '__MACOSX')) {
    return message('plugin-path.hidden')
  }
  if (segments.some((segment) => DEVICE.test(segment))) return message('plugin-path.device')
  if (!segments.every((segment) => SEGMENT.test(segment))) {
    return message('plugin-path.signs')
  }
  return null
}
