import { useSyncExternalStore } from 'react'
import { store } from '#web/memory/store.ts'

/** The text that a voice of this device is reading now. */
export interface Speech {
  /** The part of the page that asked for it. */
  readonly by: string
  readonly paused: boolean
  /** How much of the text has been read, from 0 to 1; where the browser does not tell, 0 until the end. */
  readonly share: number
}

/** The reading aloud under way; null: none. One text at a time. */
export const speech = store<Speech | null>(null)

const voices = () => ('speechSynthesis' in window ? window.speechSynthesis.getVoices() : [])

/** Follows whether this device has a voice. Browsers find theirs some time after the page has begun. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(followVoices, () => voices().length > 0)
}

function followVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  window.speechSynthesis.addEventListener('voiceschanged', listener)
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** Reads a text aloud in place of what is being read. A language without a voice is read by an English one, or by the device's own. */
export function readAloud(by: string, text: string, language: string): void {
  stopReading()
  const spoken = new SpeechSynthesisUtterance(text)
  const found =
    voices().find(({ lang }) => lang.startsWith(language)) ??
    voices().find(({ lang }) => lang.startsWith('en'))
  if (found) spoken.voice = found
  spoken.lang = found?.lang ?? 'en-NG'
  const isOwn = () => current === spoken
  spoken.onboundary = ({ charIndex }) => {
    if (isOwn()) move({ share: charIndex / Math.max(1, text.length) })
  }
  spoken.onpause = () => isOwn() && move({ paused: true })
  spoken.onresume = () => isOwn() && move({ paused: false })
  spoken.onend = () => isOwn() && forget()
  spoken.onerror = () => isOwn() && forget()
  current = spoken
  speech.set({ by, paused: false, share: 0 })
  window.speechSynthesis.speak(spoken)
}

/** Kept, because browsers forget utterances that nobody holds, and with them their events. */
let current: SpeechSynthesisUtterance | null = null

/** Stops in the middle of a text, and goes on with it. */
export function pauseReading(paused: boolean): void {
  if (paused) window.speechSynthesis.pause()
  else window.speechSynthesis.resume()
  move({ paused })
}

/** Ends what is being read; by nobody, or by somebody else than `by`, nothing happens. */
export function stopReading(by?: string): void {
  if (current === null || (by !== undefined && speech.get()?.by !== by)) return
  forget()
  window.speechSynthesis.cancel()
}

function move(next: Partial<Speech>): void {
  const now = speech.get()
  if (now) speech.set({ ...now, ...next })
}

function forget(): void {
  current = null
  speech.set(null)
}
