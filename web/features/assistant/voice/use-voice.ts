import { useEffect, useMemo, useReducer, useRef } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { readAloud, stopReading } from '#web/kit/speech.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { unsavedWork } from '#web/memory/unsaved-work.ts'
import { askByVoice, whyNot } from './ask-by-voice.ts'
import { log } from './debug-log.ts'
import { askForMicrophone, followPermission } from './microphone.ts'
import { canRecognise, openRecognition } from './recognition.ts'
import { voiceAloud } from './voice-choices.ts'
import { AT_FIRST, type Leaving, nextState, type VoiceState } from './voice-state.ts'

/** Who knows where spoken words lead. */
export interface SpokenWays {
  /** What words ask for that are no question: to go somewhere, to stay, to move on; null: they are a question. */
  readonly read: (heard: string) => SpokenWay | null
  readonly go: (href: string) => void
}

export type SpokenWay =
  | { readonly kind: 'go'; readonly title: Value; readonly href: string; readonly leaves: boolean }
  | { readonly kind: 'done'; readonly said: Value }
  | { readonly kind: 'decide'; readonly choice: 'save' | 'open' | 'stay' }

/** What the panel does with the assistant. */
export interface Voice {
  readonly state: VoiceState
  /** The microphone is pressed, released, or given up. */
  readonly press: () => void
  readonly release: () => void
  readonly stop: () => void
  readonly type: (words: string) => void
  readonly send: (words: string) => void
  readonly decide: (choice: 'save' | 'open' | 'stay') => void
  readonly checkPermission: () => void
}

/** How long words stand before they are sent by themselves, so that they can be corrected; in milliseconds. */
const TIME_TO_CORRECT = 1500

/** The name under which replies are read aloud. */
export const REPLY = 'voice-reply'

/** The voice assistant: idle, listening, processing, response. Nothing is heard before it is pressed, and nothing is kept. */
export function useVoice(ways: SpokenWays): Voice {
  const { text, code } = useLanguage()
  const [state, tell] = useReducer(nextState, AT_FIRST)
  const held = useRef(false)
  const latest = useRef({ state, ways, text, code })
  latest.current = { state, ways, text, code }
  const asked = useRef(0)

  const does = useMemo(() => {
    const say = (what: Value) => {
      const words = latest.current.text(what)
      tell({ kind: 'replied', reply: { text: words, answer: null, audio: '', voice: 'browser' } })
      if (voiceAloud.get()) readAloud(REPLY, words, latest.current.code)
    }
    const open = ({ href, title }: Leaving) => {
      tell({ kind: 'sent', words: latest.current.state.transcript })
      latest.current.ways.go(href)
      say(message('voice.opened', { what: title }))
    }
    const decide = async (choice: 'save' | 'open' | 'stay') => {
      const { leaving } = latest.current.state
      if (leaving === null) return
      if (choice === 'stay' || (choice === 'save' && !(await unsavedWork.get()?.save()))) {
        tell({ kind: 'sent', words: '' })
        return say(message('voice.stayed'))
      }
      open(leaving)
    }
    const send = async (words: string) => {
      const mine = ++asked.current
      const { leaving } = latest.current.state
      stopReading(REPLY)
      const way = latest.current.ways.read(words)
      if (way?.kind === 'decide' && leaving) return decide(way.choice)
      tell({ kind: 'sent', words })
      if (way?.kind === 'done') return say(way.said)
      const go = (to: Leaving, leaves: boolean) =>
        leaves && unsavedWork.get() ? tell({ kind: 'leaving', leaving: to }) : open(to)
      if (way?.kind === 'go') return go({ href: way.href, title: latest.current.text(way.title) }, way.leaves)
      try {
        const aloud = voiceAloud.get()
        const heard = await askByVoice(words, latest.current.code, aloud)
        if (mine !== asked.current) return
        if ('leaving' in heard) return go(heard.leaving, true)
        const { reply } = heard
        tell({ kind: 'replied', reply })
        if (aloud && reply.audio === '') readAloud(REPLY, reply.text, latest.current.code)
      } catch (error) {
        log('failed', String(error))
        if (mine === asked.current) tell({ kind: 'failed', why: whyNot(error) })
      }
    }
    return { decide, send }
  }, [])

  const recognition = useRef<ReturnType<typeof openRecognition> | null>(null)
  useEffect(() => {
    const finish = () => {
      if (!held.current) tell({ kind: 'ended', nothing: message('voice.nothing') })
    }
    const open = openRecognition({
      onWords: (words, isFinal) => {
        log(isFinal ? 'final' : 'interim', `“${words}”`)
        tell({ kind: 'heard', words })
      },
      onError: (error) => {
        log('error', error)
        if (error === 'not-allowed') tell({ kind: 'permission', permission: 'denied' })
        if (error === 'network') tell({ kind: 'failed', why: message('voice.not-reached') })
      },
      onEnd: () => {
        log('ended')
        finish()
      },
    })
    if (!canRecognise()) log('unsupported')
    recognition.current = open
    const leave = followPermission((permission) => tell({ kind: 'permission', permission }))
    return () => {
      leave()
      open.abort()
      stopReading(REPLY)
      asked.current++
    }
  }, [])

  // What was heard is sent after a pause, unless somebody begins to correct it.
  const { phase, sent, correcting, transcript } = state
  useEffect(() => {
    if (phase !== 'processing' || sent || correcting) return
    const timer = setTimeout(() => void does.send(transcript), TIME_TO_CORRECT)
    return () => clearTimeout(timer)
  }, [phase, sent, correcting, transcript, does])

  const listen = () => {
    asked.current++
    stopReading(REPLY)
    tell({ kind: 'listen' })
    log('started')
    recognition.current?.start()
  }
  const ask = async () => {
    log('asking')
    const permission = await askForMicrophone()
    log(permission === 'granted' ? 'granted' : 'denied')
    tell({ kind: 'permission', permission })
    return permission
  }
  const press = async () => {
    held.current = true
    if (latest.current.state.permission === 'granted') return listen()
    // Where the browser had to ask, the finger has left the button.
    if ((await ask()) === 'granted' && held.current) listen()
  }
  return {
    state,
    press: () => void press(),
    release: () => {
      if (!held.current) return
      held.current = false
      recognition.current?.stop()
    },
    stop: () => {
      held.current = false
      asked.current++
      recognition.current?.abort()
      stopReading(REPLY)
      tell({ kind: 'stopped' })
    },
    type: (words) => tell({ kind: 'typed', words }),
    send: (words) => words.trim() !== '' && void does.send(words.trim()),
    decide: (choice) => void does.decide(choice),
    checkPermission: () => void ask(),
  }
}
