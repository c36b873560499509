import { fireEvent } from '@testing-library/dom'
import { act, screen, waitFor } from '@testing-library/preact'
import { onTestFinished } from 'vitest'
import { browserPart } from './browser-part.ts'
import type { OpenPart } from './open-part.tsx'

/** A browser's recogniser that hears what a test says. */
export class Recogniser {
  static last: Recogniser | null = null
  onresult: ((event: unknown) => void) | null = null
  onerror: ((event: { readonly error: string }) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    Recogniser.last = this
  }
  start() {}
  stop() {
    this.onend?.()
  }
  abort() {}
}

/** What a browser lets a page hear: whether it may, and what is answered when it asks. */
export interface Microphone {
  permission: 'granted' | 'prompt' | 'denied'
  isAllowed: boolean
}

/** A browser that turns speech into words, until the test ends. */
export function hearingBrowser(): Microphone {
  const state: Microphone = { permission: 'granted', isAllowed: true }
  Reflect.set(window, 'SpeechRecognition', Recogniser)
  browserPart('permissions', {
    query: async () => Object.assign(new EventTarget(), { state: state.permission }),
  })
  browserPart('mediaDevices', {
    getUserMedia: async () => {
      if (!state.isAllowed) throw new DOMException('No', 'NotAllowedError')
      return { getTracks: () => [] }
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(window, 'SpeechRecognition'))
  return state
}

/** The button that is held to speak. */
export function talkButton(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Microphone: hold to speak' })
}

/** Holds Space on the microphone. */
export async function hold(): Promise<void> {
  await act(async () => void fireEvent.keyDown(talkButton(), { key: ' ' }))
}

/** Lets go of it. */
export async function letGo(): Promise<void> {
  await act(async () => void fireEvent.keyUp(talkButton(), { key: ' ' }))
}

/** The browser has heard these words. */
export async function hear(words: string): Promise<void> {
  const results = [Object.assign([{ transcript: words }], { isFinal: true })]
  await act(async () => Recogniser.last?.onresult?.({ results }))
}

/** Holds the microphone, says something and lets go. */
export async function say(words: string): Promise<void> {
  await hold()
  await hear(words)
  await letGo()
}

/** Draws the voice panel and waits until it has its texts and knows whether it may hear. */
export async function openVoice(open: () => Promise<OpenPart>): Promise<OpenPart> {
  const part = await open()
  await screen.findByRole('button', { name: 'Settings of the voice assistant' })
  await waitFor(() => {
    if (screen.queryByText('…')) throw new Error('Something is still awaited')
  })
  return part
}
