import { beforeEach, expect, test, vi } from 'vitest'
import { pauseReading, readAloud, speech, stopReading } from './speech.ts'

/** What a browser does with an utterance, as far as reading aloud asks for it. */
class Utterance {
  lang = ''
  voice: { readonly lang: string } | null = null
  onboundary = (_: { readonly charIndex: number }) => {}
  onpause = () => {}
  onresume = () => {}
  onend = () => {}
  onerror = () => {}
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

let spoken: Utterance[] = []
let done: string[] = []
let voices: readonly { readonly lang: string }[] = []

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: () => done.push('cancel'),
    pause: () => done.push('pause'),
    resume: () => done.push('resume'),
  })
  stopReading()
  spoken = []
  done = []
  voices = [{ lang: 'fr-FR' }, { lang: 'en-GB' }, { lang: 'ha-NG' }]
})

const last = () => spoken.at(-1) ?? new Utterance('')

test.each([
  ['ha', 'ha-NG'],
  // No voice of that language: an English one.
  ['yo', 'en-GB'],
])('a text in %s is read by a voice of %s', (language, voice) => {
  readAloud('page', 'Sannu', language)
  expect([last().text, last().voice?.lang, last().lang]).toEqual(['Sannu', voice, voice])
})

test('where no voice suits the own one of the device reads it as English of Nigeria', () => {
  voices = [{ lang: 'fr-FR' }]
  readAloud('page', 'Sannu', 'ha')
  expect([last().voice, last().lang]).toEqual([null, 'en-NG'])
})

test('it says how far it is, stops in the middle and goes on, and ends', () => {
  readAloud('page', '0123456789', 'en')
  expect(speech.get()).toEqual({ by: 'page', paused: false, share: 0 })
  last().onboundary({ charIndex: 4 })
  expect(speech.get()?.share).toBe(0.4)
  pauseReading(true)
  expect([speech.get()?.paused, done]).toEqual([true, ['pause']])
  pauseReading(false)
  expect([speech.get()?.paused, done]).toEqual([false, ['pause', 'resume']])
  last().onpause()
  expect(speech.get()?.paused).toBe(true)
  last().onresume()
  expect(speech.get()?.paused).toBe(false)
  last().onend()
  expect(speech.get()).toBeNull()
})

test('a text of one letter is read once that is, and an empty one has no share that is no number', () => {
  readAloud('page', 'A', 'en')
  last().onboundary({ charIndex: 1 })
  expect(speech.get()?.share).toBe(1)
  readAloud('page', '', 'en')
  last().onboundary({ charIndex: 0 })
  expect(speech.get()?.share).toBe(0)
})

test('a text takes the place of the one before, whose end then ends nothing', () => {
  readAloud('page', 'First', 'en')
  const first = last()
  readAloud('panel', 'Second', 'en')
  expect(done).toEqual(['cancel'])
  for (const tell of [first.onend, first.onerror, first.onpause]) tell()
  first.onboundary({ charIndex: 5 })
  expect(speech.get()).toEqual({ by: 'panel', paused: false, share: 0 })
  last().onerror()
  expect(speech.get()).toBeNull()
})

test('it is stopped by whoever began it, or by anybody who names nobody', () => {
  readAloud('page', 'First', 'en')
  stopReading('panel')
  expect([speech.get()?.by, done]).toEqual(['page', []])
  stopReading('page')
  expect([speech.get(), done]).toEqual([null, ['cancel']])
  stopReading()
  expect(done).toEqual(['cancel'])
  readAloud('page', 'Second', 'en')
  stopReading()
  expect(speech.get()).toBeNull()
})
