/** As much of a browser's speech recognition as is used; not every browser has one, so types of the DOM leave it out. */
interface SpeechRecogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: SpeechRecognitionEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

type Constructor = new () => SpeechRecogniser

/** How long to wait after stopping before it starts again, in milliseconds (specification of dashboards §9). */
export const RESTART_DELAY = 100

export interface Hearing {
  /** All words so far. */
  readonly onWords: (words: string, isFinal: boolean) => void
  readonly onError: (error: string) => void
  readonly onEnd: () => void
}

/** Listens when asked; where it is listening already it stops first. */
export interface Recognition {
  readonly start: () => void
  /** Ends listening; what was said so far still arrives. */
  readonly stop: () => void
  /** Ends listening, and nothing more arrives. */
  readonly abort: () => void
}

function constructorOf(): Constructor | undefined {
  const page = window as { SpeechRecognition?: Constructor; webkitSpeechRecognition?: Constructor }
  return page.SpeechRecognition ?? page.webkitSpeechRecognition
}

/** Whether this browser turns speech into words at all. */
export function canRecognise(): boolean {
  return constructorOf() !== undefined
}

/** Opens the recognition of this browser. Language en-US, not continuous, interim results on (specification §9). */
export function openRecognition(hearing: Hearing): Recognition {
  let running: SpeechRecogniser | null = null
  let restart: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    const Recogniser = constructorOf()
    if (!Recogniser) return
    const one = new Recogniser()
    one.lang = 'en-US'
    one.continuous = false
    one.interimResults = true
    const isOwn = () => running === one
    one.onresult = ({ results }) => {
      const said = Array.from(results)
      const words = said.map((result) => result[0]?.transcript.trim() ?? '').join(' ')
      if (isOwn())
        hearing.onWords(
          words,
          said.every(({ isFinal }) => isFinal),
        )
    }
    one.onerror = ({ error }) => {
      if (isOwn()) hearing.onError(error)
    }
    one.onend = () => {
      if (!isOwn()) return
      running = null
      hearing.onEnd()
    }
    running = one
    one.start()
  }
  const abort = () => {
    clearTimeout(restart)
    const one = running
    running = null
    one?.abort()
  }
  return {
    start: () => {
      if (running === null) return begin()
      abort()
      restart = setTimeout(begin, RESTART_DELAY)
    },
    stop: () => {
      clearTimeout(restart)
      // Browsers end by themselves after a silence.
      if (running) running.stop()
      else hearing.onEnd()
    },
    abort,
  }
}
