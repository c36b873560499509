import { PLUGIN_LIMITS } from './plugin-limits.ts'

/** Letters, digits, and `. _ -` or a space between them; nothing that a file system or a screen could read in two ways. */
const SEGMENT = /^[A-Za-z0-9_](?:[A-Za-z0-9._ -]*[A-Za-z0-9_-])?$/

/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Why a path inside a plugin's zip cannot be used, as the end of a sentence; null when it can. Folders end with `/`. */
export function pathProblem(path: string): string | null {
  if (path === '' || path === '/') return 'has no name'
  if (path.length > PLUGIN_LIMITS.path) return `is longer than ${PLUGIN_LIMITS.path} characters`
  if (path.includes('\\')) return 'has a backslash in its path; separate folders with /'
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'has an absolute path'
  const segments = path.replace(/\/$/, '').split('/')
  if (segments.includes('..') || segments.includes('.')) return 'leads out of its folder'
  if (segments.length > PLUGIN_LIMITS.depth) return `lies more than ${PLUGIN_LIMITS.depth} folders deep`
  if (segments.some((segment) => segment.startsWith('.') || segment === '__MACOSX')) {
    return 'is hidden; pack the files without hidden ones'
  }
  if (segments.some((segment) => DEVICE.test(segment))) return 'has a name that Windows keeps for devices'
  if (!segments.every((segment) => SEGMENT.test(segment))) {
    return 'has a name with characters other than letters A to Z, digits, dots, spaces, - and _'
  }
  return null
}
