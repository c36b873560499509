import { expect, test } from 'vitest'
import { message } from '#domain/message/message.ts'
import { AT_FIRST, nextState, type VoiceEvent, type VoiceState } from './voice-state.ts'

const nothing = message('voice.nothing')
const REPLY = { text: '47.5%', answer: null, audio: '', voice: 'browser' } as const

function after(...events: readonly VoiceEvent[]): VoiceState {
  return events.reduce(nextState, AT_FIRST)
}

const GRANTED: VoiceEvent = { kind: 'permission', permission: 'granted' }
const LISTEN: VoiceEvent = { kind: 'listen' }
const HEARD: VoiceEvent = { kind: 'heard', words: 'penta 3' }
const ENDED: VoiceEvent = { kind: 'ended', nothing }
const SENT: VoiceEvent = { kind: 'sent', words: 'penta 3' }
const REPLIED: VoiceEvent = { kind: 'replied', reply: REPLY }

test.each<readonly [string, readonly VoiceEvent[], Partial<VoiceState>]>([
  ['listens', [GRANTED, LISTEN], { phase: 'listening', permission: 'granted', transcript: '' }],
  ['words appear as they are heard', [LISTEN, HEARD], { transcript: 'penta 3' }],
  ['words wait to be corrected', [LISTEN, HEARD, ENDED], { phase: 'processing', sent: false }],
  ['silence is said', [LISTEN, ENDED], { phase: 'idle', failure: nothing }],
  ['a reply', [LISTEN, HEARD, ENDED, SENT, REPLIED], { phase: 'response', reply: REPLY }],
  ['listening again clears transcript and reply', [SENT, REPLIED, LISTEN], { transcript: '', reply: null }],
  [
    'a reply after giving up is not shown',
    [SENT, { kind: 'stopped' }, REPLIED],
    { phase: 'idle', reply: null },
  ],
  ['words after giving up are not heard', [LISTEN, { kind: 'stopped' }, HEARD], { transcript: '' }],
  [
    'an end after a failure changes nothing',
    [LISTEN, { kind: 'failed', why: nothing }, ENDED],
    { phase: 'idle' },
  ],
  [
    'correcting holds it back',
    [LISTEN, HEARD, ENDED, { kind: 'typed', words: 'penta 1' }],
    { correcting: true, transcript: 'penta 1' },
  ],
])('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected)
})
