import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import type { Message } from '#domain/message/message.ts'

/** Whether the page may listen; `unknown` before it was looked at. */
export type Permission = 'unknown' | 'prompt' | 'granted' | 'denied'

/** What the assistant replied. */
export interface Reply {
  readonly text: string
  /** With its rows; null for what was not asked of the figures. */
  readonly answer: AssistantAnswer | null
  /** The address of its sound; empty: the browser speaks it. */
  readonly audio: string
  readonly voice: 'browser' | 'service' | 'espeak'
}

/** Where somebody wants to go while work on this page is not saved. */
export interface Leaving {
  readonly title: string
  readonly href: string
}

/** Where the voice assistant stands (specification of dashboards §4). */
export interface VoiceState {
  readonly phase: 'idle' | 'listening' | 'processing' | 'response'
  readonly permission: Permission
  /** What was heard so far, or typed. */
  readonly transcript: string
  /** Whether somebody is correcting it: then it waits until it is sent. */
  readonly correcting: boolean
  /** Whether it has been sent. */
  readonly sent: boolean
  readonly reply: Reply | null
  readonly leaving: Leaving | null
  readonly failure: Message | null
}

export type VoiceEvent =
  | { readonly kind: 'permission'; readonly permission: Permission }
  | { readonly kind: 'listen' }
  | { readonly kind: 'heard'; readonly words: string }
  /** Listening has ended, with or without words. */
  | { readonly kind: 'ended'; readonly nothing: Message }
  | { readonly kind: 'typed'; readonly words: string }
  | { readonly kind: 'sent'; readonly words: string }
  | { readonly kind: 'replied'; readonly reply: Reply }
  | { readonly kind: 'leaving'; readonly leaving: Leaving }
  | { readonly kind: 'failed'; readonly why: Message }
  | { readonly kind: 'stopped' }

export const AT_FIRST: VoiceState = {
  phase: 'idle',
  permission: 'unknown',
  transcript: '',
  correcting: false,
  sent: false,
  reply: null,
  leaving: null,
  failure: null,
}

/** The state after something happened. Starting to listen clears transcript and reply; what arrives too late changes nothing. */
export function nextState(now: VoiceState, event: VoiceEvent): VoiceState {
  switch (event.kind) {
    case 'permission':
      return { ...now, permission: event.permission }
    case 'listen':
      return { ...AT_FIRST, leaving: now.leaving, permission: now.permission, phase: 'listening' }
    case 'heard':
      return now.phase === 'listening' ? { ...now, transcript: event.words } : now
    case 'ended':
      if (now.phase !== 'listening') return now
      return now.transcript === ''
        ? { ...now, phase: 'idle', failure: event.nothing }
        : { ...now, phase: 'processing' }
    case 'typed':
      return { ...now, transcript: event.words, correcting: true }
    case 'sent':
      return {
        ...AT_FIRST,
        permission: now.permission,
        phase: 'processing',
        transcript: event.words,
        sent: true,
      }
    case 'replied':
      return now.phase === 'processing'
        ? { ...now, phase: 'response', reply: event.reply, leaving: null }
        : now
    case 'leaving':
      return { ...now, phase: 'response', leaving: event.leaving, reply: null }
    case 'failed':
      return { ...now, phase: 'idle', leaving: null, failure: event.why }
    case 'stopped':
      return { ...now, phase: 'idle', correcting: false, sent: false, leaving: null }
  }
}
