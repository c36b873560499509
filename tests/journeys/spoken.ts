import type { Page } from 'playwright-core'

/** The speech that a journey makes the browser hear, and the browser's own speech that it sees. */
export interface Scripted {
  /** How each recogniser was used: `start en-US`, `stop`, `abort`. */
  readonly calls: string[]
  /** The texts that were read aloud. */
  readonly read: string[]
  /** Words that the recogniser hears, as they are heard so far. */
  hear: (words: string, isFinal: boolean) => void
  fail: (error: string) => void
  /** The voice has come to its end. */
  finish: () => void
  /** The reader's answer when the browser asks for the microphone. */
  allows: boolean
}

/** Runs in the page before anything of it: a recogniser, a microphone and a voice that do what the journey says. */
export function scriptSpeech(): void {
  type Handler = ((event: unknown) => void) | null
  let running: Recogniser | null = null
  let uttered: { onend: Handler } | null = null
  const script: Scripted = {
    calls: [],
    read: [],
    allows: true,
    hear: (transcript, isFinal) => {
      running?.onresult?.({ results: [Object.assign([{ transcript }], { isFinal })] })
    },
    fail: (error) => {
      running?.onerror?.({ error })
      running?.onend?.({})
    },
    finish: () => uttered?.onend?.({}),
  }
  class Recogniser {
    lang = ''
    onresult: Handler = null
    onerror: Handler = null
    onend: Handler = null
    start() {
      script.calls.push(`start ${this.lang}`)
      running = this
    }
    stop() {
      script.calls.push('stop')
      this.onend?.({})
    }
    abort() {
      script.calls.push('abort')
    }
  }
  const define = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { value, configurable: true })
  const status = Object.assign(new EventTarget(), { state: 'prompt' })
  define(window, 'scripted', script)
  define(window, 'SpeechRecognition', Recogniser)
  define(navigator.permissions, 'query', () => Promise.resolve(status))
  define(navigator, 'mediaDevices', {
    getUserMedia: () => {
      status.state = script.allows ? 'granted' : 'denied'
      return script.allows ? Promise.resolve({ getTracks: () => [] }) : Promise.reject(new Error('refused'))
    },
  })
  define(
    window,
    'SpeechSynthesisUtterance',
    class {
      onend: Handler = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  define(
    window,
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'en-GB' }],
      speak: (said: { text: string; onend: Handler }) => {
        script.read.push(said.text)
        uttered = said
      },
      cancel: () => undefined,
      pause: () => undefined,
      resume: () => undefined,
    }),
  )
}

/** Does something with the scripted speech of a page, and gives what it has seen so far. */
export function speech(
  page: Page,
  does: Partial<{ hear: readonly [string, boolean]; fail: string; finish: true; allows: boolean }> = {},
) {
  return page.evaluate((wanted) => {
    const { scripted } = window as unknown as { scripted: Scripted }
    if (wanted.allows !== undefined) scripted.allows = wanted.allows
    if (wanted.hear) scripted.hear(...wanted.hear)
    if (wanted.fail) scripted.fail(wanted.fail)
    if (wanted.finish) scripted.finish()
    return { calls: scripted.calls, read: scripted.read }
  }, does)
}
