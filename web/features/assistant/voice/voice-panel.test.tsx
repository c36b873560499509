import { fireEvent } from '@testing-library/dom'
import { act, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import {
  hear,
  hearingBrowser,
  hold,
  letGo,
  openVoice,
  type Microphone,
  Recogniser,
  say,
  talkButton,
} from '#tests/components/spoken-words.ts'
import { speech } from '#web/kit/speech.ts'
import { setVoiceAloud } from './voice-choices.ts'
import { VoicePanel } from './voice-panel.tsx'
import { acted } from '#tests/components/acted.ts'

let microphone: Microphone

beforeEach(() => {
  microphone = hearingBrowser()
  setVoiceAloud(false)
})
afterEach(() => void vi.useRealTimers())

const REPLY = {
  ...{ text_response: 'Skating is 61.5% in Northland.', audio_response: '', voice: 'browser' },
  answer: {
    ...{ text: 'Skating is 61.5% in Northland.', sentences: [], rows: [], declined: false, reason: null },
    ...{
      links: [],
      understood: [],
      assumptions: [],
      suggestions: [],
      view: null,
      phrasing: null,
      release: 1,
    },
  },
} as unknown as AnswerOf<'POST /assistant/command'>

async function open(answers: MadeUpAnswers = {}, go: (href: string) => void = () => {}) {
  const ways = { read: () => null, go }
  const part = await openVoice(() =>
    openPart(<VoicePanel ways={ways} />, {
      answers: { 'POST /assistant/command': REPLY, ...answers },
    }),
  )
  return part
}

type Opened = Awaited<ReturnType<typeof open>>

const commands = ({ calls }: Opened) =>
  calls.of('POST /assistant/command').map(({ body }) => (body as { command: string }).command)

async function sendNow(user: Opened['user']) {
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
}

describe('speaking', () => {
  test('held it listens, let go it shows what it heard, which is sent after a pause and answered', async () => {
    const part = await open()
    await screen.findByText('Press and hold the microphone to speak')
    await hold()
    expect(screen.getByText('Listening...')).toBeTruthy()
    expect(talkButton().getAttribute('aria-pressed')).toBe('true')
    await hear('skating northland')
    expect(screen.getByText('skating northland')).toBeTruthy()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await letGo()
    expect(screen.getByText('Processing your request...')).toBeTruthy()
    await acted(() => vi.advanceTimersByTimeAsync(1400))
    expect(commands(part)).toEqual([])
    await acted(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
    await screen.findByText('Skating is 61.5% in Northland.')
    expect(commands(part)).toEqual(['skating northland'])
  })

  test('what was heard is corrected before it is sent, and asked again afterwards', async () => {
    const part = await open()
    await say('skating notherland')
    const field = screen.getByLabelText('You said: correct it before it is sent')
    await part.user.clear(field)
    await part.user.type(field, ' skating northland ')
    await sendNow(part.user)
    await screen.findByText('Skating is 61.5% in Northland.')
    const again = screen.getByLabelText('You said: correct it and ask again')
    await part.user.clear(again)
    expect(screen.getByRole('button', { name: 'Ask again' })).toHaveProperty('disabled', true)
    await part.user.type(again, 'coats')
    await part.user.click(screen.getByRole('button', { name: 'Ask again' }))
    await waitFor(() => expect(commands(part)).toEqual(['skating northland', 'coats']))
  })

  test('where nothing is heard it says so', async () => {
    await open()
    await hold()
    await letGo()
    await screen.findByText('Nothing was heard. Hold the microphone while you speak.')
  })

  test('a key that is held repeats itself and is pressed once', async () => {
    await open()
    await hold()
    const first = Recogniser.last
    await act(async () => void fireEvent.keyDown(talkButton(), { key: ' ', repeat: true }))
    expect(Recogniser.last).toBe(first)
  })

  test('Space in a field is a space', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Type instead' }))
    await user.type(screen.getByLabelText('Type your question'), 'a b')
    expect(screen.getByLabelText('Type your question')).toHaveProperty('value', 'a b')
    expect(screen.queryByText('Listening...')).toBeNull()
  })

  test('Escape ends listening, and nothing is sent', async () => {
    const part = await open()
    await hold()
    await hear('skating')
    await act(async () => void fireEvent.keyDown(talkButton(), { key: 'Escape' }))
    expect(screen.getByText('Press and hold the microphone to speak')).toBeTruthy()
    expect(commands(part)).toEqual([])
  })

  test('by mouse the first button alone is one, and a screen reader presses to begin and to end', async () => {
    await open()
    Reflect.set(talkButton(), 'setPointerCapture', () => {})
    await act(async () => void fireEvent.pointerDown(talkButton(), { button: 2 }))
    expect(screen.queryByText('Listening...')).toBeNull()
    await act(async () => void fireEvent.pointerDown(talkButton(), { button: 0 }))
    expect(screen.getByText('Listening...')).toBeTruthy()
    await hear('skating')
    await act(async () => void fireEvent.pointerUp(talkButton()))
    expect(screen.getByText('Processing your request...')).toBeTruthy()
  })

  test('activated without a pointer it begins, and ends', async () => {
    await open()
    await act(async () => void fireEvent.click(talkButton(), { detail: 1 }))
    expect(screen.queryByText('Listening...')).toBeNull()
    await act(async () => void fireEvent.click(talkButton(), { detail: 0 }))
    expect(screen.getByText('Listening...')).toBeTruthy()
    await hear('skating')
    await act(async () => void fireEvent.click(talkButton(), { detail: 0 }))
    expect(screen.getByText('Processing your request...')).toBeTruthy()
  })
})

describe('the microphone', () => {
  test('is asked for at the first press, after it was said where the sound goes', async () => {
    microphone.permission = 'prompt'
    await open()
    expect(screen.getByText('Click the microphone to grant access')).toBeTruthy()
    expect(screen.getByText('Where the sound goes.')).toBeTruthy()
    await hold()
    await screen.findByText('Listening...')
  })

  test('that is refused is said, with what to do and typing in its place; it can be checked again', async () => {
    microphone.permission = 'prompt'
    microphone.isAllowed = false
    const { user } = await open()
    await hold()
    await screen.findByText(/^Microphone access denied\./)
    expect(talkButton().disabled).toBe(true)
    expect(screen.getByLabelText('Type your question')).toBeTruthy()
    microphone.isAllowed = true
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText('Press and hold the microphone to speak')
    expect(screen.queryByLabelText('Type your question')).toBeNull()
  })

  test('is not there where the browser turns no speech into words: it is typed', async () => {
    Reflect.deleteProperty(window, 'SpeechRecognition')
    const part = await open()
    expect(screen.getByText(/^Speech recognition is not supported in this browser\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Microphone: hold to speak' })).toBeNull()
    await part.user.type(screen.getByLabelText('Type your question'), 'skating{enter}')
    await screen.findByText('Skating is 61.5% in Northland.')
  })

  test.each([
    ['network', /speech service could not be reached/],
    ['not-allowed', /^Microphone access denied\./],
  ])('an error of recognition (%s) is said', async (error, said) => {
    await open()
    await hold()
    await act(async () => Recogniser.last?.onerror?.({ error }))
    await screen.findByText(said)
  })
})

describe('a reply', () => {
  test('that the server refuses says why', async () => {
    const part = await open({ 'POST /assistant/command': new Problem('too-many-requests', 'Wait a minute.') })
    await say('skating')
    await sendNow(part.user)
    await screen.findByText(/^Error from server: 429\. Wait a minute\./)
  })

  test('that names a page opens it and says so', async () => {
    const opened: string[] = []
    const way = {
      ...REPLY,
      type: 'Navigation' as const,
      route: '/account#/settings',
      title: 'Settings',
      answer: null,
    }
    const part = await open({ 'POST /assistant/command': way }, (href) => opened.push(href))
    await say('open settings')
    await sendNow(part.user)
    await screen.findByText('Opened: Settings.')
    expect(opened).toEqual(['/account#/settings'])
  })

  test('that was given up is not shown when it comes', async () => {
    let give = (_: typeof REPLY) => {}
    const part = await open({
      'POST /assistant/command': () => new Promise<typeof REPLY>((resolve) => (give = resolve)),
    })
    await say('skating')
    await sendNow(part.user)
    await part.user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await act(async () => give(REPLY))
    expect(screen.queryByText('Skating is 61.5% in Northland.')).toBeNull()
  })

  test('is read aloud by a voice of this device, which is stopped and begun again', async () => {
    const done: string[] = []
    vi.stubGlobal('SpeechSynthesisUtterance', class {})
    vi.stubGlobal('speechSynthesis', {
      ...{ getVoices: () => [{ lang: 'en-GB' }], addEventListener() {}, removeEventListener() {} },
      ...{ speak: () => done.push('speak'), cancel: () => done.push('cancel') },
      ...{ pause: () => done.push('pause'), resume: () => done.push('resume') },
    })
    setVoiceAloud(true)
    const part = await open()
    await say('skating')
    await sendNow(part.user)
    await screen.findByText('Playing response...')
    expect(screen.getByText('Read by a voice of this device')).toBeTruthy()
    await part.user.click(screen.getByRole('button', { name: 'Pause' }))
    expect(speech.get()).toMatchObject({ by: 'voice-reply', paused: true })
    await part.user.click(screen.getByRole('button', { name: 'Play the reply' }))
    expect(speech.get()).toMatchObject({ paused: false })
    await part.user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(speech.get()).toBeNull()
    await part.user.click(screen.getByRole('button', { name: 'Play the reply' }))
    expect(done).toEqual(['speak', 'pause', 'resume', 'cancel', 'speak'])
    await act(async () => void fireEvent.keyDown(talkButton(), { key: 'Escape' }))
    expect(speech.get()).toBeNull()
    part.unmount()
  })
})
