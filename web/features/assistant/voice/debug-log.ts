import { type Message, message } from '#domain/message/message.ts'
import { store } from '#web/memory/store.ts'

/** One line of the log. */
export interface LogLine {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly what: Message
  /** In the words of the browser or the server; empty: none. */
  readonly detail: string
}

const MOST = 100

/** What the voice assistant did since the page was opened, newest last. It never leaves the page. */
export const debugLog = store<readonly LogLine[]>([])

/** The lines; the words of the first three are the specification's. */
const LINES = {
  asking: message('voice.line-asking'),
  denied: message('voice.line-denied'),
  unsupported: message('voice.line-unsupported'),
  granted: message('voice.line-granted'),
  started: message('voice.line-started'),
  ended: message('voice.line-ended'),
  error: message('voice.line-error'),
  interim: message('voice.line-interim'),
  final: message('voice.line-final'),
  answered: message('voice.line-answered'),
  'answered-here': message('voice.line-answered-here'),
  sound: message('voice.line-sound'),
  failed: message('voice.line-failed'),
} as const

/** Writes a line. */
export function log(line: keyof typeof LINES, detail = ''): void {
  debugLog.set([...debugLog.get(), { at: Date.now(), what: LINES[line], detail }].slice(-MOST))
}
