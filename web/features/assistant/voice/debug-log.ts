import { store } from '#web/memory/store.ts'

/** One line of the log. */
export interface LogLine {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly what: string
}

const MOST = 100

/** What the voice assistant did since the page was opened, newest last. It never leaves the page. */
export const debugLog = store<readonly LogLine[]>([])

/** What is written down; in English, for whoever finds out why something does not work. The first three are the specification's. */
const LINES = {
  asking: 'No microphone permission, requesting access...',
  denied: 'Microphone access denied',
  unsupported: 'Speech recognition not supported in this browser',
  granted: 'permission granted',
  started: 'recognition started, en-US',
  ended: 'recognition ended',
  error: 'recognition error:',
  interim: 'interim',
  final: 'final',
  answered: 'answered, rows:',
  'answered-here': 'answered on this device, rows:',
  sound: 'audio_response by',
  failed: 'failed:',
} as const

/** Writes a line. */
export function log(line: keyof typeof LINES, detail = ''): void {
  const what = `${LINES[line]} ${detail}`.trim()
  debugLog.set([...debugLog.get(), { at: Date.now(), what }].slice(-MOST))
}
